#!/bin/sh
# Writes .env from .env.example with a random secret wherever one is wanted. Never touches an existing .env.
#   sh infra/docker/make-env.sh https://learn.example.com
set -eu
cd "$(dirname "$0")/../.."
if [ -e .env ]; then
  echo 'There is a .env already. It holds the keys to your data: change it by hand.' >&2
  exit 1
fi
url=${1:-}
if [ -z "$url" ]; then
  echo 'Where will people reach Lectern? sh infra/docker/make-env.sh https://learn.example.com' >&2
  exit 1
fi
umask 077
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
while IFS= read -r line; do
  case $line in
    PUBLIC_URL=) echo "PUBLIC_URL=$url" ;;
    *_SECRET= | *_PASSWORD= | *_KEY=) echo "$line$(random)" ;;
    *) echo "$line" ;;
  esac
done < .env.example > .env.new
mv .env.new .env
echo "Wrote .env. Keep a copy in a safe place, then: docker compose up --detach --build"
