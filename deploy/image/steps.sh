#!/bin/sh
# The steps of the image. The Dockerfile names them, `npm run test:image` plays it in clean roots: sh steps.sh <function>
set -eu

APP=${APP:-/app}
OUT=${OUT:-/out/app}
DATA=${DATA:-/data}
IMAGE_USER=10001
# Of which the site is built and the server runs; everything else of the repository stays outside.
RUNTIME='apps/server packages content scripts deploy/image package.json package-lock.json .npmrc LICENSE'

# Packages of all platforms are in the lockfile, each with its hash.
install_packages() {
  cd "$APP"
  npm ci --no-audit --no-fund --loglevel=error
  verify_packages
}

# npm ci compares hashes of what it downloads; this finds what it left out or took from elsewhere.
verify_packages() {
  node --input-type=module --eval "
    const { isLockfileInstalled } = await import('file://$APP/scripts/lib/installed-packages.mjs')
    if (isLockfileInstalled()) process.exit(0)
    console.error('node_modules differ from package-lock.json')
    process.exit(1)"
}

build_site() {
  cd "$APP"
  NODE_ENV=production node_modules/node/bin/node apps/web/scripts/build.ts
}

# What the server needs, with the packages of the server only: those of the site are compiled into it.
collect() {
  mkdir -p "$OUT/apps/web"
  cd "$APP"
  for part in $RUNTIME; do
    mkdir -p "$OUT/$(dirname "$part")"
    cp -R "$part" "$OUT/$(dirname "$part")/"
  done
  cp -R apps/web/dist "$OUT/apps/web/dist"
  cp apps/web/package.json "$OUT/apps/web/"
  for part in e2e bench; do
    mkdir -p "$OUT/$part"
    cp "$part/package.json" "$OUT/$part/"
  done
  cd "$OUT"
  find . -name node_modules -prune -exec rm -rf {} +
  find . \( -name '*.test.ts' -o -name '*.suite.ts' -o -name '*.s3.ts' \) -delete
  rm -rf apps/server/test packages/*/test packages/*/dist apps/server/dist
  npm ci --omit=dev --workspace apps/server --include-workspace-root --no-audit --no-fund --loglevel=error
  slim_packages
}

# The package of Node keeps a second copy of the program.
slim_packages() {
  cd "$OUT/node_modules"
  find node -mindepth 1 -maxdepth 1 ! -name bin ! -name package.json ! -name LICENSE -exec rm -rf {} +
  rm -rf node_modules_of_node .cache
  find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete
}

apt() {
  DEBIAN_FRONTEND=noninteractive apt-get -y -q "$@"
}

# The voices are in the component non-free, which is read for this one installation only.
widen_sources() {
  folder=$1
  mkdir -p "$folder"
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ -e "$file" ] || continue
    sed -E '/^deb\b.*\bmain\b/{/\bnon-free\b/!s/\bmain\b/main non-free/}' "$file" >"$folder/$(basename "$file" .list)-own.list"
  done
  for file in /etc/apt/sources.list.d/*.sources; do
    [ -e "$file" ] || continue
    sed -E '/^Components:.*\bmain\b/{/\bnon-free\b/!s/$/ non-free/}' "$file" >"$folder/$(basename "$file")"
  done
}

# ffmpeg and libheif for video and photos, the Russian voices, Python for the downloaders, certificates and time zones.
install_system() {
  widen_sources /tmp/sources
  wide='-o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=/tmp/sources'
  # shellcheck disable=SC2086
  apt $wide update
  # shellcheck disable=SC2086
  apt $wide install --no-install-recommends ca-certificates tzdata ffmpeg libheif-examples python3 librhvoice5 rhvoice-russian
  slim_system
  slim_voices
  apt clean
  rm -rf /tmp/sources /var/lib/apt/lists/* /var/cache/apt/*.bin /var/cache/debconf/*-old /var/log/apt /var/log/dpkg.log
}

# Drivers of graphics cards and their compiler: opened only where there is a screen. Documents and translations.
slim_system() {
  find / -xdev \( -name 'libLLVM-*.so*' -o -name 'libgallium*.so*' -o -name 'libz3.so*' \) -type f -delete
  rm -rf /usr/lib/*/dri /usr/lib/*/mfx /usr/lib/*/libmfxhw64.so* /usr/share/man /usr/share/info /usr/share/locale /usr/share/icons
  find /usr/share/doc -type f ! -name copyright -delete
  ffmpeg -hide_banner -loglevel error -f lavfi -i testsrc=duration=1:size=320x240 -f null -
}

# Only those that packages/speech offers: the licences of the others forbid commercial use.
VOICES='aleksandr aleksandr-hq anna elena irina'
slim_voices() {
  for folder in /usr/share/RHVoice/voices/*; do
    case " $VOICES " in
      *" ${folder##*/} "*) ;;
      *) rm -rf "$folder" ;;
    esac
  done
  for voice in $VOICES; do ls "/usr/share/RHVoice/voices/$voice/voice.info" >/dev/null; done
}

add_user() {
  echo "kadr:x:$IMAGE_USER:$IMAGE_USER:Kadr:$DATA:/usr/sbin/nologin" >>/etc/passwd
  echo "kadr:x:$IMAGE_USER:" >>/etc/group
  mkdir -p "$DATA"
  chown "$IMAGE_USER:$IMAGE_USER" "$DATA"
  chmod 700 "$DATA"
  ln -sf "$APP/node_modules/node/bin/node" /usr/local/bin/node
}

# One start fills the compile cache, so that a start of the image takes seconds. The cache then belongs to root.
warm_up() {
  cache=$APP/node_modules/.cache/kadr-compile
  mkdir -p "$cache"
  chown "$IMAGE_USER:$IMAGE_USER" "$cache"
  folder=$(mktemp -d)
  chown "$IMAGE_USER:$IMAGE_USER" "$folder"
  cd "$APP"
  setpriv --reuid "$IMAGE_USER" --regid "$IMAGE_USER" --clear-groups \
    env -i PATH="$PATH" HOME="$folder" NODE_COMPILE_CACHE="$cache" DATA_DIR="$folder" STARTER=off DEMO=off \
    PORT=3000 OPERATIONS_PORT=9464 node apps/server/src/main.ts &
  server=$!
  for _ in $(seq 120); do
    if PROBE_PATH=/ready OPERATIONS_PORT=9464 node deploy/image/probe.mjs 2>/dev/null; then break; fi
    kill -0 "$server" 2>/dev/null || exit 1
    sleep 1
  done
  PROBE_PATH=/ready OPERATIONS_PORT=9464 node deploy/image/probe.mjs
  kill "$server"
  wait "$server" || true
  rm -rf "$folder"
  chown -R root:root "$cache"
  chmod -R a+rX "$cache"
}

# What is in the image, as CycloneDX: packages of npm and of Debian. Fails where something lies there that nobody recorded.
list_contents() {
  cd "$APP"
  node deploy/image/list-contents.mjs "$APP/sbom.json"
}

"$@"
