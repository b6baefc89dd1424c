#!/bin/sh
# Forgets what nginx has kept of an address, whatever its parameters: the next reader gets what the newsroom says now.
#   docker compose exec proxy sh /etc/nginx/portada/purge.sh /puerto/el-faro-4711/
#   CACHE=/var/cache/portada sh /etc/nginx/portada/purge.sh /puerto/el-faro-4711/    # by hand
# A whole section is `/puerto/`, everything is `/`: nothing more than that has to be made again.
set -eu
case "${1:-}" in
  /*) ;;
  *)
    echo "Which address? purge.sh /puerto/el-faro-4711/" >&2
    exit 2
    ;;
esac
cache="${CACHE:-/var/cache/nginx/cache}"

# Each file tells in a line of its own what it was kept for.
address=$(printf '%s' "$1" | sed 's/[][\\.*^$]/\\&/g')
count=0
for file in $(LC_ALL=C grep -rla -e "^KEY: $address" "$cache" 2>/dev/null || true); do
  rm -f "$file"
  count=$((count + 1))
done
echo "$count forgotten"
