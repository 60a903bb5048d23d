import type { Client, Pool } from 'pg'
import { UnsuitableDatabase } from './writable.ts'

type Asked = Pick<Client, 'query'>

const roleIn = (url: string): string => decodeURIComponent(new URL(url).username)

/** The role the server connects as, if it is not the owner. Null: one role does everything. */
export function applicationRoleOf(url: string, ownerUrl: string): string | null {
  const role = roleIn(url)
  return role === roleIn(ownerUrl) ? null : role
}

interface Relation {
  readonly schema: string
  readonly name: string
  readonly kind: 'table' | 'sequence'
  readonly wanted: readonly string[]
  readonly given: readonly string[]
}

/**
 * What the server's role should have on each relation, and what it has been granted. A table whose trigger refuses
 * changes also lacks the privilege, so that the trigger is not the only protection; key rotation runs as the owner, and
 * an erasure needs to delete. Months of a log are reached through the log alone. Bits of `tgtype`: 8 is delete, 16 is
 * update.
 */
const relations = `
  with guarded as (
    select t.tgrelid as oid,
      bool_or(t.tgtype & 16 > 0) as "neverUpdated",
      bool_or(t.tgtype & 8 > 0 and p.proname = 'refuse_change') as "neverDeleted"
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.proname in ('refuse_change', 'refuse_change_but_erasure')
    group by t.tgrelid
  )
  select n.nspname as schema, c.relname as name,
    case c.relkind when 'S' then 'sequence' else 'table' end as kind,
    case
      when c.relispartition then '{}'
      when n.nspname = 'drizzle' then case c.relkind when 'S' then '{}' else '{SELECT}' end::text[]
      when c.relkind = 'S' then '{USAGE,SELECT}'
      when c.relkind = 'v' then '{SELECT}'
      else array_remove(array[
        'SELECT', 'INSERT',
        case when g."neverUpdated" then null else 'UPDATE' end,
        case when g."neverDeleted" then null else 'DELETE' end], null)
    end as wanted,
    coalesce((
      select array_agg(a.privilege_type::text) from aclexplode(c.relacl) a
      where a.grantee = (select oid from pg_roles where rolname = $1)
    ), '{}') as given
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join guarded g on g.oid = c.oid
  where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'S')
    and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Functions that run as the owner, revoked from everyone by default. */
const ownersFunctions = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef
    and not has_function_privilege($1::name, p.oid, 'execute')`

const schemas = `
  select nspname as name, has_schema_privilege($1::name, oid, 'usage') as "isUsed",
    has_schema_privilege($1::name, oid, 'create') as "isOpen"
  from pg_namespace where nspname in ('public', 'drizzle')`

/**
 * Grants the server's role what it needs and revokes the rest. Statements are sent only where something differs, so
 * that a start changes nothing. Run by the owner, in the transaction of each migration: a table never exists without
 * its grants.
 */
export async function grantApplicationRole(owner: Client, role: string): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0)
    throw new UnsuitableDatabase(
      `The role ${JSON.stringify(role)} of DATABASE_URL does not exist. Create it (docs/deploy.md says how), then try again.`,
    )
  const to = owner.escapeIdentifier(role)
  const missing = await missingGrants(owner, role, to)
  for (const statement of missing) await owner.query(statement)
  const [left] = missing.length === 0 ? [] : await missingGrants(owner, role, to)
  if (left !== undefined)
    throw new UnsuitableDatabase(
      `The role of DATABASE_OWNER_URL could not run "${left}". It has to own the tables, and the database.`,
    )
}

async function missingGrants(owner: Client, role: string, to: string): Promise<string[]> {
  const statements: string[] = []
  const { rows: places } = await owner.query<{ name: string; isUsed: boolean; isOpen: boolean }>(schemas, [role])
  for (const { name, isUsed, isOpen } of places) {
    if (!isUsed) statements.push(`grant usage on schema ${name} to ${to}`)
    if (isOpen) statements.push(`revoke create on schema ${name} from public, ${to}`)
  }
  const { rows } = await owner.query<Relation>(relations, [role])
  for (const { schema, name, kind, wanted, given } of rows) {
    const on = `on ${kind} ${schema}.${owner.escapeIdentifier(name)}`
    const missing = wanted.filter((one) => !given.includes(one))
    const excess = given.filter((one) => !wanted.includes(one))
    if (missing.length > 0) statements.push(`grant ${missing.join(', ')} ${on} to ${to}`)
    if (excess.length > 0) statements.push(`revoke ${excess.join(', ')} ${on} from ${to}`)
  }
  const { rows: functions } = await owner.query<{ name: string }>(ownersFunctions, [role])
  for (const { name } of functions) statements.push(`grant execute on function ${name} to ${to}`)
  return statements
}

/** Privileges the server's role must not have, whatever was granted on tables. */
const powers = `
  select current_user as role, r.rolsuper as "isSuperuser", r.rolcreaterole as "createsRoles",
    has_schema_privilege('public', 'create') as "createsTables",
    has_parameter_privilege('session_replication_role', 'set') as "turnsTriggersOff",
    (
      select pg_get_userbyid(c.relowner) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and pg_has_role(current_user, c.relowner, 'member')
      limit 1
    ) as "ownerItMayBe"
  from pg_roles r where r.rolname = current_user`

interface Powers {
  readonly role: string
  readonly isSuperuser: boolean
  readonly createsRoles: boolean
  readonly createsTables: boolean
  readonly turnsTriggersOff: boolean
  readonly ownerItMayBe: string | null
}

function excessOf(found: Powers): string | null {
  if (found.isSuperuser) return 'is a superuser'
  if (found.ownerItMayBe === found.role) return 'owns the tables'
  if (found.ownerItMayBe !== null) return `may become ${found.ownerItMayBe}, which owns the tables`
  if (found.createsRoles) return 'may create roles'
  if (found.createsTables) return 'may create tables'
  return found.turnsTriggersOff ? 'may turn triggers off' : null
}

/** Refuses a role that could disable the triggers of append-only tables. */
export async function requireApplicationRole(database: Asked | Pool): Promise<void> {
  const { rows } = await (database as Asked).query<Powers>(powers)
  const [found] = rows
  const excess = found ? excessOf(found) : null
  if (found && excess !== null)
    throw new UnsuitableDatabase(
      `The role ${JSON.stringify(found.role)} of DATABASE_URL ${excess}. Connect the server as a role that owns nothing, and ` +
        'give the owner to npm run db:migrate as DATABASE_OWNER_URL: docs/operations.md, "Two database roles".',
    )
}
