#!/bin/sh
# Writes nginx.conf from the template beside this file and the environment, then becomes nginx.
#
#   API_SERVERS   host:port of every API process, separated by spaces   (api:8000)
#   LISTEN        port, or address:port                                 (8080)
#   CLIENT_DIR    the built client                                      (/srv/client)
#   S3_SERVER     host:port of the store browsers read videos from through us; empty: they go there themselves
#   S3_BUCKET     the path below which they do                          (lectern)
#   REAL_IP_FROM  addresses of a balancer in front, whose X-Forwarded-For is believed
#   RUN_DIR       where nginx may write                                 (/tmp/nginx)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
run=${RUN_DIR:-/tmp/nginx}
mkdir -p "$run"

servers=''
for server in ${API_SERVERS:-api:8000}; do servers="$servers server $server max_fails=0;"; done

real_ip=''
for address in ${REAL_IP_FROM:-}; do real_ip="$real_ip set_real_ip_from $address;"; done
if [ -n "$real_ip" ]; then real_ip="$real_ip real_ip_header X-Forwarded-For; real_ip_recursive on;"; fi

store=''
if [ -n "${S3_SERVER:-}" ]; then store="include $run/store.conf;"; fi

fill() {
  sed -e "s|@RUN@|$run|g" \
    -e "s|@LISTEN@|${LISTEN:-8080}|g" \
    -e "s|@CLIENT@|${CLIENT_DIR:-/srv/client}|g" \
    -e "s|@HERE@|$here|g" \
    -e "s|@API_SERVERS@|$servers|g" \
    -e "s|@REAL_IP@|$real_ip|g" \
    -e "s|@STORE@|$store|g" \
    -e "s|@S3_SERVER@|${S3_SERVER:-}|g" \
    -e "s|@S3_BUCKET@|${S3_BUCKET:-lectern}|g" \
    "$1"
}

fill "$here/nginx.conf.template" > "$run/nginx.conf"
fill "$here/store.conf.template" > "$run/store.conf"
exec nginx -e stderr -c "$run/nginx.conf" -g 'daemon off;' "$@"
