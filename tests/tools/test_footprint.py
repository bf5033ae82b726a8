"""What `make footprint` counts, and where it writes it; the measuring itself needs the package registry."""

import os
import subprocess
import sys
from pathlib import Path

from tools import footprint
from tools.footprint import Footprint, Memory, Served, memory, resident, section, table, weighed, with_section

SERVED = Served(1.236, Memory(80.4, 101.6), Memory(180.2, 260.7))
ROWS = [Footprint("", 8, 9.4, 0.4, 0.31, 0.5, None), Footprint("server", 40, 70.2, 0.4, 0.31, 0.5, SERVED)]


def test_all_files_count_but_compiled_python(tmp_path: Path) -> None:
    for name, size in (("a/x.py", 5), ("a/__pycache__/x.pyc", 9), ("a.dist-info/METADATA", 7), ("b.dist-info/x", 1)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x" * size)
    assert weighed(tmp_path) == (2, 13)


def test_a_row_without_a_server_leaves_its_columns_empty() -> None:
    first, second = table(ROWS).splitlines()[-2:]
    assert first == "| none | 8 | 9 | 0.4 | 0.31 | 0.50 |  |  |  |"
    assert second == "| server | 40 | 70 | 0.4 | 0.31 | 0.50 | 1.24 | 80 (102) | 180 (261) |"


def test_the_section_is_put_at_the_end_and_replaced_where_it_stands() -> None:
    page = "# Results\n\n## The engine\n\nquick\n"
    once = with_section(page, table(ROWS))
    assert once.startswith(page + "\n## Footprint\n")
    assert section(once) == table(ROWS)
    assert with_section(once, table(ROWS)) == once
    followed = once + "\n## Growth\n\nfar\n"
    assert with_section(followed, table(ROWS[:1])) == with_section(page, table(ROWS[:1])) + "\n## Growth\n\nfar\n"
    assert section(page) == ""


def test_the_page_of_results_has_the_section() -> None:
    assert section(footprint.RESULTS.read_text()).count("\n|") == 2 + len(footprint.EXTRAS)


def test_memory_is_that_of_a_process_and_with_its_children() -> None:
    child = subprocess.Popen([sys.executable, "-c", "import sys; print(flush=True); sys.stdin.read()"],
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert child.stdin
    assert child.stdout
    child.stdout.readline()
    try:
        found = memory(os.getpid())
        assert found.together >= found.serving + resident(child.pid) / 2**20 - 1
        assert resident(child.pid) > 1 << 20
    finally:
        child.stdin.close()
        child.stdout.close()
        child.wait()
