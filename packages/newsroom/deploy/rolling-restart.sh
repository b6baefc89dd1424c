#!/bin/sh
# Brings the two processes to a new image (`docker compose build` before) or to new settings, one after the other. Each
# finishes the requests that it has; those that it refuses from then on, nginx passes to the other.
set -eu
cd "$(dirname "$0")"

is_ready() {
  docker compose exec -T "$1" node --eval \
    'fetch("http://127.0.0.1:4100/health/ready").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    >/dev/null 2>&1
}

# One that is not ready comes first: the other is what readers have.
order="newsroom-1 newsroom-2"
is_ready newsroom-2 || order="newsroom-2 newsroom-1"

for process in $order; do
  if ! docker compose up --detach --no-deps --force-recreate --wait "$process"; then
    echo "$process did not become ready: \`docker compose logs $process\` says why. The other was left as it is." >&2
    echo "Mend it, and run this again." >&2
    exit 1
  fi
done
