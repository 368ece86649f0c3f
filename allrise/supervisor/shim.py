"""Run as a script: tie this process's life to its supervisor's, then become a command.

    python shim.py SUPERVISOR_PID LIFELINE_FD COMMAND...

Linux kills us when the supervisor dies. Elsewhere a tiny watcher reads the lifeline, a
pipe whose writing end only the supervisor holds: its end of file means the supervisor
is gone, however it went, and the watcher kills our process group.
"""

import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def killed_with_parent() -> bool:
    """Ask the kernel to kill us when our parent dies; False where it cannot."""
    try:
        import ctypes
    except ImportError:
        return False
    if not sys.platform.startswith("linux"):
        return False
    return bool(ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0) == 0)


def watch(lifeline: int) -> None:
    """Fork a watcher that kills this process group once the supervisor is gone."""
    if os.fork():
        return
    # The group is told to stop before it is killed; the watcher has to outlast that.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Holding our end of the log open would hide the child's death from the supervisor.
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


def main(supervisor: int, lifeline: int, command: list[str]) -> None:
    """Become `command`; exits at once if the supervisor died in the meantime."""
    if not killed_with_parent():
        watch(lifeline)
    os.close(lifeline)
    if os.getppid() != supervisor:
        sys.exit("the supervisor is gone")
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be started: {error.strerror}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
