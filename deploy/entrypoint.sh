#!/bin/sh
# Fills in the nginx configuration and starts nginx in the foreground.
#   BACKEND_URL      the legacy backend, origin only: https://legacy.example
#   BANK_ORIGINS     CSP sources the 3-D Secure frame and its form may reach (https:)
#   BANK_RETURNS     addresses a bank posts the buyer back to (none): /payment2/return3d /bank/*
#   ERROR_COLLECTOR  where the storefront reports its errors to (none)
#   SERVICE_WORKER   off takes the page's worker away from every browser that has it (on)
#   TRUSTED_PROXIES  addresses and networks whose X-Forwarded-* are believed (127.0.0.0/8 ::1)
#   LISTEN           address and port (8080)
#   TLS_CERTIFICATE  PEM file of the certificate with those it rests on; with it the shop is at TLS_LISTEN, and LISTEN leads there (none)
#   TLS_KEY          PEM file of its key
#   TLS_LISTEN       address and port of the shop over TLS (8443)
#   TLS_PORT         where visitors reach that port (443)
#   SITE_DIR         holds current/ and previous/, each with spa/ (/srv/vitrin)
set -eu
: "${BACKEND_URL:?BACKEND_URL is the address of the legacy backend, such as https://legacy.example}"
: "${BANK_ORIGINS:=https:}" "${BANK_RETURNS:=}" "${ERROR_COLLECTOR:=}" "${LISTEN:=8080}" "${SITE_DIR:=/srv/vitrin}"
: "${TLS_CERTIFICATE:=}" "${TLS_KEY:=}" "${TLS_LISTEN:=8443}" "${TLS_PORT:=443}"
: "${TRUSTED_PROXIES=127.0.0.0/8 ::1}"
: "${TEMPLATES:=/etc/vitrin}" "${CONF_DIR:=/run/vitrin/conf}" "${RUN_DIR:=/run/vitrin}" "${ACCESS_LOG:=/dev/stdout}"

refuse() {
  echo "$1" >&2
  exit 64
}
matches() { printf '%s' "$1" | grep -Eq "$2"; }

# Not said again: they would stand on the log.
no_credentials() {
  case $2 in *@*) refuse "$1 must hold no user name and no password: take out what stands before the @." ;; esac
}
host='([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])'

no_credentials BACKEND_URL "$BACKEND_URL"
BACKEND_URL=${BACKEND_URL%/}
matches "$BACKEND_URL" "^https?://$host(:[0-9]{1,5})?\$" || refuse "BACKEND_URL must be an origin without a path, query or fragment, such as https://legacy.example, not '$BACKEND_URL'."
BACKEND_HOST=$(printf '%s' "${BACKEND_URL#*//}" | sed 's/[].[]/\\&/g')
matches "$BANK_ORIGINS" '^[][A-Za-z0-9_:/.* -]+$' || refuse "BANK_ORIGINS must be CSP sources parted by spaces, not '$BANK_ORIGINS'."
COLLECTOR_JSON=null
COLLECTOR_ORIGIN=
if [ -n "$ERROR_COLLECTOR" ]; then
  no_credentials ERROR_COLLECTOR "$ERROR_COLLECTOR"
  matches "$ERROR_COLLECTOR" '^https?://[A-Za-z0-9.:-]+(/[A-Za-z0-9_./?=&-]*)?$' || refuse "ERROR_COLLECTOR must be an http or https address, not '$ERROR_COLLECTOR'."
  COLLECTOR_JSON="\"$ERROR_COLLECTOR\""
  COLLECTOR_ORIGIN=$(printf '%s' "$ERROR_COLLECTOR" | sed -E 's|^(https?://[^/?]+).*|\1|')
fi

case ${SERVICE_WORKER:=on} in
  on) WORKER_FILE=sw.js ;;
  off) WORKER_FILE=sw-off.js ;;
  *) refuse "SERVICE_WORKER must be on or off, not '$SERVICE_WORKER'." ;;
esac
is_listenable() {
  matches "$2" "^((\*|$host):)?[0-9]{1,5}\$" || refuse "$1 must be a port or an address and a port, such as 8080 or 127.0.0.1:8080, not '$2'."
}
is_listenable LISTEN "$LISTEN"
is_readable() {
  matches "$2" '^/[A-Za-z0-9_./@+-]+$' || refuse "$1 must be the whole path of a PEM file, not '$2': a certificate needs its key, and a key its certificate."
  [ -f "$2" ] && [ -r "$2" ] || refuse "$1 names '$2', which is no file that can be read."
}
if [ -n "$TLS_CERTIFICATE$TLS_KEY" ]; then
  is_readable TLS_CERTIFICATE "$TLS_CERTIFICATE"
  is_readable TLS_KEY "$TLS_KEY"
  is_listenable TLS_LISTEN "$TLS_LISTEN"
  matches "$TLS_PORT" '^[0-9]{1,5}$' || refuse "TLS_PORT must be a port, such as 443, not '$TLS_PORT'."
fi

mkdir -p "$CONF_DIR" "$RUN_DIR"
{
  echo 'real_ip_header X-Forwarded-For;'
  echo 'real_ip_recursive on;'
  echo 'geo $realip_remote_addr $vitrin_trusted {'
  echo '  default 0;'
  for proxy in $TRUSTED_PROXIES; do
    matches "$proxy" '^[0-9A-Fa-f.:]+(/[0-9]+)?$' || refuse "TRUSTED_PROXIES must be addresses or networks parted by spaces, not '$TRUSTED_PROXIES'."
    echo "  $proxy 1;"
  done
  echo '}'
  for proxy in $TRUSTED_PROXIES; do echo "set_real_ip_from $proxy;"; done
  echo 'map $vitrin_trusted $vitrin_forwarded_for {'
  echo '  default $remote_addr;'
  echo '  1 $proxy_add_x_forwarded_for;'
  echo '}'
} > "$CONF_DIR/trusted.conf"
# An address may end in a star, which is no file's name.
set -f
for address in $BANK_RETURNS; do
  matches "$address" '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+(/\*)?$' || refuse "BANK_RETURNS must be paths such as /payment2/return3d or /bank/*, parted by spaces, not '$BANK_RETURNS'."
  pattern=$(printf '%s' "$address" | sed 's/\./\\./g')
  case $address in
    */\*) printf '"~*^%s." 1;\n' "${pattern%\*}" ;;
    *) printf '"~*^%s/?$" 1;\n' "$pattern" ;;
  esac
done > "$CONF_DIR/bank-returns.conf"
set +f
if [ -n "$TLS_CERTIFICATE" ]; then
  {
    echo "listen $TLS_LISTEN ssl http2;"
    echo "ssl_certificate $TLS_CERTIFICATE;"
    echo "ssl_certificate_key $TLS_KEY;"
    cat "$TEMPLATES/tls.conf"
  } > "$CONF_DIR/listen.conf"
  REDIRECT_PORT=
  [ "$TLS_PORT" = 443 ] || REDIRECT_PORT=":$TLS_PORT"
  export LISTEN REDIRECT_PORT CONF_DIR
  envsubst '${LISTEN} ${REDIRECT_PORT} ${CONF_DIR}' < "$TEMPLATES/redirect.conf" > "$CONF_DIR/redirect.conf"
else
  echo "listen $LISTEN;" > "$CONF_DIR/listen.conf"
  : > "$CONF_DIR/redirect.conf"
fi
if ls /etc/nginx/modules-enabled/*brotli-static* > /dev/null 2>&1; then
  echo 'brotli_static on;' > "$CONF_DIR/brotli.conf"
else
  : > "$CONF_DIR/brotli.conf"
fi

export WORKER_FILE BACKEND_URL BACKEND_HOST BANK_ORIGINS COLLECTOR_JSON COLLECTOR_ORIGIN LISTEN SITE_DIR CONF_DIR RUN_DIR ACCESS_LOG
names='${WORKER_FILE} ${BACKEND_URL} ${BACKEND_HOST} ${BANK_ORIGINS} ${COLLECTOR_JSON} ${COLLECTOR_ORIGIN} ${LISTEN} ${SITE_DIR} ${CONF_DIR} ${RUN_DIR} ${ACCESS_LOG}'
for template in "$TEMPLATES"/*.conf.template; do
  envsubst "$names" < "$template" > "$CONF_DIR/$(basename "$template" .template)"
done
nginx -t -q -e stderr -c "$CONF_DIR/nginx.conf"
exec nginx -e stderr -c "$CONF_DIR/nginx.conf" -g 'daemon off;'
