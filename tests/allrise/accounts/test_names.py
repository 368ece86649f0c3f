"""What people may call themselves."""

import pytest

from allrise.accounts import names

FINE = """
Ada|Grace Hopper|Scunthorpe|Dickinson|Emily Dickinson|Hitchcock|Alfred Hitchcock|Penistone
Cockburn|Sussex|Essex Boy|Lightwater|Clitheroe|Arsenal|Cassandra|Matsushita|Shitake|Shuttlecock
Nigel|Nigeria|Nigerian Prince|Niger|Snigger|Tycoon|Cocoon|Raccoon|Vandyke|Dick Van Dyke?|Pakistan
Chinkapin|Kikeo|Spicy Noodle|Spice Girl|Faggioli|Mr Gookin|Fagan|Montague|Retardant|Titan|Gaylord
Constance|Virtue Signal|Reggie|Harriet|Housemate|Dr House|Judge Judy|Clerkenwell|Badminton
Ünal|Æther|Søren|Łukasz|José|Иван Петров|Ольга|Γιώργος|王小明|山田太郎|김철수|محمد|דניאל|नेहा
O'Brien|Jean-Luc|x|7of9|1337|R2-D2|Zoë B.|🦆 Duck|Allison Rise|Sunrise|Guestavo|Membership
"""
COURT = """
admin|Admin|ADMIN|a d m i n|4dm1n|Аdmin|аԁміn|Ａｄｍｉｎ|adm!n|The Admin|admin_team
moderator|M0derator|Judge Constance Virtue|judge constance v1rtue|Constance Virtue
C0nstance  Virtue|ConstanceVirtue
Cоnstаnce Virtuе|Reginald P. Harrington III|reginald p harrington|Reginald Harrington
Mr Harrington III|Harrington the Third|all rise|All-Rise|A11 R1se|All Rise Staff|a former member
a guest|guest|Guest|guest-3|guest-deadbeef|member 12|House|the house|h0use|Clerk|the clerk|court
The Court|curator|staff|support|root|system|null|Àdmín|Ad​min
"""
RUDE = """
nigger|N1gger|n i g g e r|n.i.g.g.e.r|niggers|niiigggger|nigga|xXniggerXx|n!gg3r|nіgger|faggot
f4ggot|fa99ot|fag|Fags|kike|k1ke|spic|chink|gook|wetback|tranny|tr4nny|shemale
paki|cunt|cvnt cunt|c u n t
raghead|towelhead|coon|nazi|Heil Hitler|heilhitler|siegheil|adolf hitler|white power
gas the jews|kill all jews|retard|sandnigger
"""


def each(table: str) -> list[str]:
    return [name for line in table.strip().splitlines() for name in line.split("|")]


@pytest.mark.parametrize("name", each(FINE))
def test_an_innocent_name_is_fine(name: str) -> None:
    assert names.complaint(name) is None


@pytest.mark.parametrize("name", each(COURT))
def test_nobody_is_called_what_belongs_to_the_court(name: str) -> None:
    assert names.complaint(name) is not None


@pytest.mark.parametrize("name", each(RUDE))
def test_no_slur_is_a_name_however_it_is_written(name: str) -> None:
    assert names.complaint(name) == names.RUDE


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "...", "---", "\u200b", "Ada\u200bLove", "Ada\u202eevol", "\u2066Ada\u2069",
        "Ada\x00", "Ada\nB", "Ada\u00ad", "\u3164", "Ada\u2800", "\ufeffAda", "a" * 41,
        "Z\u0351\u036b\u0343\u036a\u0302alg", "\ud800",
    ],
)  # fmt: skip
def test_nothing_that_cannot_be_read(name: str) -> None:
    assert names.complaint(names.tidy(name)) is not None or names.tidy(name) == "Ada B"


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("ada", True), ("Ada.L-1_x", True), ("a1", True), ("a", False), ("-ada", False),
        ("ada.", False), ("a" * 31, False), ("ada@x", False), ("ада", False), ("ada\n", False),
        ("a b", False),
    ],
)  # fmt: skip
def test_a_user_name_stands_in_an_address(name: str, fits: bool) -> None:
    assert (names.USERNAME.regex.search(name) is not None) is fits
