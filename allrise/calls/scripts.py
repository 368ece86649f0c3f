"""The broker's side of spending: one script a step, each of them atomic.

Keys of a day: the book (`run`, `spent`, `room`), what is put aside (name: amount), and when
each of those runs out (milliseconds, by the broker's clock). Amounts are millionths of a
dollar. A book belongs to one run of the broker: after a restart it may be an old one.
"""

_BOOK = """
local book, held, ends = KEYS[1], KEYS[2], KEYS[3]
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
local opened = redis.call('HGET', book, 'run') == run
"""

# In: "open" or "", what the rows say was spent, and by the room. Out: 1 when the book was open.
SEED = (
    _BOOK
    + """
if opened then return 1 end
if ARGV[1] == 'open' then
  redis.call('HSET', book, 'run', run, 'spent', ARGV[2], 'room', ARGV[3])
  redis.call('PEXPIRE', book, 172800000)
end
return 0
"""
)

# In: name, amount, purse, earmark or "", milliseconds until it runs out, the cap of all and of
# the room, the room's name. Out: how much the earmark gave, or -1: refused, -2: no book.
RESERVE = (
    _BOOK
    + """
if not opened then return -2 end
local name, amount, purse, earmark = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4]
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', ends, '-inf', now)) do
  redis.call('HDEL', held, gone)
  redis.call('ZREM', ends, gone)
end
local total = tonumber(redis.call('HGET', book, 'spent'))
local room = tonumber(redis.call('HGET', book, 'room'))
local aside = redis.call('HGETALL', held)
for i = 1, #aside, 2 do
  total = total + tonumber(aside[i + 1])
  if string.match(aside[i], '^[^:]*') == ARGV[8] then room = room + tonumber(aside[i + 1]) end
end
local drawn = 0
if earmark ~= '' then
  drawn = math.min(amount, tonumber(redis.call('HGET', held, earmark) or '0'))
end
if total + amount - drawn > tonumber(ARGV[6]) then return -1 end
if purse == ARGV[8] and room + amount > tonumber(ARGV[7]) then return -1 end
if drawn > 0 then redis.call('HINCRBY', held, earmark, -drawn) end
redis.call('HSET', held, name, ARGV[2])
redis.call('ZADD', ends, now + tonumber(ARGV[5]), name)
redis.call('PEXPIRE', held, 172800000)
redis.call('PEXPIRE', ends, 172800000)
return drawn
"""
)

# In: name, what it cost, purse, earmark or "", how much the earmark had given. What the call
# did not need of that goes back to it. A book that is not open learns of the call by its row.
SETTLE = (
    _BOOK
    + """
local name, cost, purse, earmark, drawn = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5]
redis.call('HDEL', held, name)
redis.call('ZREM', ends, name)
if earmark ~= '' and redis.call('ZSCORE', ends, earmark) then
  redis.call('HINCRBY', held, earmark, math.max(0, tonumber(drawn) - cost))
end
if not opened then return 0 end
redis.call('HINCRBY', book, 'spent', cost)
if purse == 'room' then redis.call('HINCRBY', book, 'room', cost) end
return 1
"""
)
