#!/bin/sh
# Makes the two roles of docs/operations.md, "Two database roles", in a new database: the owner, which migrations and restores
# run as, and the application, which owns nothing. The migration runner grants the application what it needs.
set -eu

secrets="${SECRETS_DIR:-/run/secrets}"

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
  --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-larkwell}" \
  --set owner_password="$(cat "$secrets/postgres-owner-password")" \
  --set application_password="$(cat "$secrets/postgres-application-password")" \
  --set database="${POSTGRES_DB:-larkwell}" <<'SQL'
create role larkwell_owner login password :'owner_password';
create role larkwell_app login password :'application_password';
alter role larkwell_app set statement_timeout = '30s';
alter role larkwell_app set idle_in_transaction_session_timeout = '5s';
alter database :"database" owner to larkwell_owner;
SQL
