import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { grantApplicationRole, requireApplicationRole } from './application-role.ts'
import { openDatabase } from './database.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await startTestApp()
  client = new Client({ connectionString: app.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await app.close()
})

const denied = { code: '42501' }

/** Tables whose triggers refuse every update: the product's audit trail. */
const appendOnly = `
  select distinct c.relname as name,
    bool_or(p.proname = 'refuse_change' and t.tgtype & 8 > 0) as "isNeverDeleted"
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where c.relkind in ('r', 'p') and not c.relispartition and not t.tgisinternal
    and p.proname in ('refuse_change', 'refuse_change_but_erasure') and t.tgtype & 16 > 0
  group by c.relname order by c.relname`

describe('S-8 connected as the role of the server', () => {
  it('owns nothing, is no superuser and cannot become the owner', async () => {
    const { rows } = await client.query(`
      select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty",
        (select count(*)::int from pg_class where relowner = r.oid) as relations,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        has_schema_privilege(r.oid, 'public', 'create') or has_schema_privilege(r.oid, 'drizzle', 'create') as creates,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = current_user`)
    expect(rows).toEqual([{ isMighty: false, relations: 0, functions: 0, creates: false, memberships: 0 }])
  })

  it.each([
    'alter table order_events disable trigger all',
    'alter table access_log disable trigger access_log_only_grows',
    'drop trigger order_events_only_grow on order_events',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create table public.mine (word text)',
    'create table drizzle.mine (word text)',
    'drop table visits cascade',
    'truncate visits cascade',
    'truncate security_events',
    'set session_replication_role = replica',
    `set role larkwell`,
    `alter system set fsync = off`,
    `alter table visits rename to others`,
    'delete from drizzle.__drizzle_migrations',
    `copy visits to program 'true'`,
  ])('cannot %s', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject(denied)
  })

  it('may add to the append-only tables, and neither change nor empty them', async () => {
    await client.query(`
      insert into access_log (staff_id, what, why, at) values (gen_random_uuid(), 'case', 'turn', now());
      insert into security_events (event, network_digest, outcome) values ('sign in', '\\x00', 'done')`)
    const { rows } = await client.query<{ name: string; isNeverDeleted: boolean }>(appendOnly)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['access_log', 'consents', 'order_events', 'security_events', 'staff_events']),
    )
    for (const { name, isNeverDeleted } of rows) {
      const { rows: columns } = await client.query<{ column: string }>(
        `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum limit 1`,
        [name],
      )
      const [{ column } = { column: '' }] = columns
      const change = `update ${name} set ${column} = ${column}`
      await expect(client.query(change), change).rejects.toMatchObject(denied)
      await expect(client.query(`truncate ${name}`), name).rejects.toMatchObject(denied)
      // If an erasure has to delete, only the trigger refuses everything else.
      const refused = { code: isNeverDeleted ? '42501' : 'P0001' }
      if (name !== 'appointment_events')
        await expect(client.query(`delete from ${name}`)).rejects.toMatchObject(refused)
      // The owner, too, is refused by the trigger, unless it is disabled.
      await expect(app.asOwner(change), name).rejects.toMatchObject({ code: 'P0001' })
      await expect(app.asOwner(`truncate ${name} cascade`), name).rejects.toMatchObject({ code: 'P0001' })
      const may = await client.query(`select has_table_privilege(current_user, $1, 'insert') as is`, [name])
      expect(may.rows, name).toEqual([{ is: true }])
    }
  })

  it('drops no month of a log early, and makes months of logs alone', async () => {
    const month = `access_log_${new Date().toISOString().slice(0, 7).replace('-', '_')}`
    await client.query(`select log_month('access_log', now()::date)`)
    await client.query(`select log_month('access_log', '2001-05-01')`)
    await client.query(`select drop_log_month('access_log', 'access_log_2001_05')`)
    await expect(client.query(`select drop_log_month('access_log', '${month}')`)).rejects.toThrow('may be dropped')
    await expect(client.query(`select drop_log_month('access_log', 'visits')`)).rejects.toThrow('may be dropped')
    await expect(client.query(`select drop_log_month('visits', 'visits')`)).rejects.toThrow('may be dropped')
    await expect(client.query(`select log_month('visits', now()::date)`)).rejects.toThrow('is not a log')
    await expect(client.query(`delete from ${month}`)).rejects.toMatchObject(denied)
  })

  it('reads and writes every other table, and reads every sequence', async () => {
    const { rows } = await client.query(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and (
        c.relkind in ('r', 'p') and not c.relispartition and not has_table_privilege(current_user, c.oid, 'select, insert')
        or c.relkind = 'S' and not has_sequence_privilege(current_user, c.oid, 'usage'))`)
    expect(rows).toEqual([])
  })
})

describe('S-8 the grants', () => {
  /** As the owner, with roles that are removed with the test. */
  async function owning(...roles: string[]) {
    const { ownerUrl, drop } = await createTestDatabase()
    const owner = new Client({ connectionString: ownerUrl })
    await owner.connect()
    for (const role of roles) await owner.query(`create role ${role} login`)
    onTestFinished(async () => {
      await owner.query(`drop owned by ${roles.join(', ')}`)
      await owner.query(`drop role ${roles.join(', ')}`)
      await owner.end()
      await drop()
    })
    return { owner, ownerUrl }
  }

  it('cover new tables, revoke excess privileges, and change nothing the second time', async () => {
    const { owner } = await owning('test_granted')
    await owner.query(`
      create table added (id bigserial primary key, word text);
      create table grown (id int);
      create trigger grown_only_grow before update or delete or truncate on grown for each statement execute function refuse_change();
      grant all on added to test_granted`)
    await grantApplicationRole(owner, 'test_granted')
    const privileges = async () =>
      (
        await owner.query(`
          select relname || ': ' || string_agg(privilege_type, ' ' order by privilege_type) as said
          from pg_class, aclexplode(relacl) a
          where a.grantee = 'test_granted'::regrole and relname in ('added', 'added_id_seq', 'grown', 'access_log_rest')
          group by relname order by relname`)
      ).rows.map(({ said }) => said)
    expect(await privileges()).toEqual([
      'added: DELETE INSERT SELECT UPDATE',
      'added_id_seq: SELECT USAGE',
      'grown: INSERT SELECT',
    ])
    const written = async () => (await owner.query('select sum(age(xmin))::text as age from pg_class')).rows
    await owner.query('begin')
    const before = await written()
    await grantApplicationRole(owner, 'test_granted')
    expect(await written()).toEqual(before)
    await owner.query('commit')
  })

  it('say what to do where the role does not exist', async () => {
    const { owner } = await owning('test_other')
    await expect(grantApplicationRole(owner, 'nobody_here')).rejects.toThrow(
      'The role "nobody_here" of DATABASE_URL does not exist.',
    )
  })

  it.each([
    ['alter role test_server superuser', 'is a superuser'],
    ['grant test_owner to test_server', 'may become test_owner, which owns the tables'],
    [
      'grant test_owner to test_between; grant test_between to test_server',
      'may become test_owner, which owns the tables',
    ],
    ['alter table visits owner to test_server', 'owns the tables'],
    ['alter role test_server createrole', 'may create roles'],
    ['grant create on schema public to test_server', 'may create tables'],
    ['grant set on parameter session_replication_role to test_server', 'may turn triggers off'],
  ])('are insufficient for a server whose role could undo them: %s', async (too, why) => {
    const { owner } = await owning('test_server', 'test_owner', 'test_between')
    await owner.query('alter table orders owner to test_owner')
    await grantApplicationRole(owner, 'test_server')
    await owner.query('set role test_server')
    await requireApplicationRole(owner)
    await owner.query('reset role')
    await owner.query(too)
    await owner.query('set role test_server')
    await expect(requireApplicationRole(owner)).rejects.toThrow(`The role "test_server" of DATABASE_URL ${why}.`)
    await owner.query('reset role')
    await owner.query('alter table visits owner to current_user; alter table orders owner to current_user')
    await owner.query('revoke set on parameter session_replication_role from test_server')
  })

  it('a server that must run as the application role is not ready as the owner, and says why', async () => {
    const { ownerUrl, drop } = await createTestDatabase()
    const told: string[] = []
    const tell = (first: unknown, second?: string) => void told.push(second ?? String(first))
    const log = { info: tell, warn: tell }
    const database = openDatabase({ url: ownerUrl, connections: 2, log, requiresApplicationRole: true })
    onTestFinished(async () => {
      await database.close()
      await drop()
    })
    expect(await database.readyWithin(1_500)).toBe(false)
    expect(told.join()).toMatch(/^The role "larkwell" of DATABASE_URL is a superuser\. .*DATABASE_OWNER_URL/)
  })
})
