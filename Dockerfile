# The server of tables: `docker build -t jemaa .`, then `docker run -p 8321:8321 -v jemaa:/data jemaa`.
# docs/guide/install.md says more.

FROM python:3.13-slim-bookworm AS build
WORKDIR /sources
COPY . .
# The versions that the tests run with. Libraries that the server does not need are only named there, not installed.
RUN python -m venv /opt/jemaa \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && wheel="$(ls /wheels/jemaa-*.whl)" \
    && /opt/jemaa/bin/pip install --no-cache-dir --constraint requirements.lock "${wheel}[server,postgres,uvloop,jit]"

FROM python:3.13-slim-bookworm
# Letters in the pictures of link previews need a font. Debian's stable release has one version of it.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-dejavu-core \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 jemaa \
    && useradd --uid 10001 --gid 10001 --no-log-init --home-dir /data --create-home --skel /var/empty jemaa
COPY --from=build /opt/jemaa /opt/jemaa
ENV PATH=/opt/jemaa/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    XDG_CACHE_HOME=/data/cache \
    JEMAA_DATABASE=sqlite:////data/tables.sqlite
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8321
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8321/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["jemaa", "serve", "--host", "0.0.0.0", "--port", "8321", "--no-open"]
