"""The exit codes of `jemaa`, which are the same for all commands."""

DONE, BROKEN, WRONG_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141

MEANINGS = {
    DONE: "The command has done what was asked.",
    BROKEN: "There is an error in jemaa itself; please report the traceback that was printed.",
    WRONG_INPUT: "The input is wrong, a file can't be read or written, or a library is missing; a sentence on the "
                 "standard error says which.",
    INTERRUPTED: "The command was stopped: by Ctrl-C, by the end of the input at a question, or by the answer no.",
    PIPE_CLOSED: "The program that reads the output has ended, as in `jemaa legal game.jsonl | head -1`.",
}
"""Exit code -> what it means. A signal other than Ctrl-C ends a command as it ends any program."""
