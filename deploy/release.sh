#!/bin/sh
# Puts a build in front of visitors, and keeps the one before it.
#   release.sh DIST SITE_DIR      a new release; `current` and `previous` change in one step each
#   release.sh --back SITE_DIR    back to the release before
set -eu
keep=3

point() { # atomically: a link that is renamed over another is never missing
  ln -s "$2" "$1.new.$$"
  mv -T "$1.new.$$" "$1"
}

if [ "$1" = --back ]; then
  cd "$2"
  was=$(readlink current)
  point current "$(readlink previous)"
  point previous "$was"
  echo "Back at $(readlink current)."
  exit 0
fi

dist=$(cd "$1" && pwd)
[ -f "$dist/index.html" ] || { echo "$1 is no build: it has no index.html." >&2; exit 64; }
mkdir -p "$2/releases"
cd "$2"
name="releases/$(date -u +%Y%m%dT%H%M%S)-$$"
mkdir -p "$name.part"
cp -R "$dist" "$name.part/spa"
mv "$name.part" "$name"
if [ -L current ]; then point previous "$(readlink current)"; else point previous "$name"; fi
point current "$name"
# The oldest go, never the two that are linked.
ls -1d releases/* | sort -r | tail -n +$((keep + 1)) | while read -r old; do
  [ "$old" = "$(readlink current)" ] || [ "$old" = "$(readlink previous)" ] || rm -rf "$old"
done
echo "Serving $name; before it $(readlink previous)."
