import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { Vault } from '#server/platform/encryption/vault.ts'
import { mappedTables } from '#server/privacy/fhir/mapped-tables.ts'
import { columnsOf } from '#server/privacy/given-columns.ts'
import { openColumn, ownerOf, ownersOf } from '#server/privacy/open-sealed.ts'
import { isTheirs } from '#server/privacy/row-conditions.ts'

/** What a record in FHIR is made of, and the guest sessions that lead to some of it. */
const tables = ['visits', ...Object.keys(mappedTables)]
/** Patients whose rows are written by one statement for each table. */
const portion = 500
const aUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Odd, so that no two numbers below 2^32 give the same start of an id, and the patients are not in the order of their copies. */
const scatter = 2_654_435_761

type Row = Readonly<Record<string, unknown>>

interface Template {
  readonly table: string
  readonly row: Row
  /** What was sealed, opened, by the name of its column. */
  readonly opened: Readonly<Record<string, string>>
}

/** Names each row of a copy anew, and leaves the names of those who work here. */
type Rename = (text: string, copy: number) => string

/** What is unique besides ids: each copy has its own. */
const unique: Readonly<Record<string, (value: unknown, copy: number) => unknown>> = {
  'accounts.email_digest': () => asBytes(randomBytes(32)),
  'letters.occasion_key': (value, copy) => `${value}-${copy}`,
  'orders.payment_intent': () => null,
  'orders.reference': (value, copy) => `${value}-${copy}`,
  'paper_prescriptions.serial': (value, copy) => value && `${value}-${copy}`,
  'visits.token_hash': () => asBytes(randomBytes(32)),
}
const asBytes = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

/**
 * So many patients more, each a copy of one who is there, with ids of its own and sealed for itself. What only one may
 * have at a time, such as an appointment, is had by many: it is not a database that a server could run on.
 */
export async function addCopies(client: Client, vault: Vault, copies: number): Promise<void> {
  const { rows: accounts } = await client.query<{ id: string }>('select id from accounts order by id')
  const patients: (readonly Template[])[] = []
  for (const { id } of accounts) patients.push(await rowsOf(client, vault, id))
  const { rows: others } = await client.query<{ id: string }>(
    'select id::text from staff union select id from clinicians',
  )
  const kept = new Set(others.map(({ id }) => id))
  const rename: Rename = (text, copy) =>
    text.replace(aUuid, (id) => (kept.has(id) ? id : `${startOf(copy)}${id.slice(8)}`))
  await client.query('set synchronous_commit = off')
  await client.query('set session_replication_role = replica')
  await client.query('drop index appointments_live')
  for (let from = 0; from < copies; from += portion) {
    const made = new Map<string, Row[]>(tables.map((table) => [table, []]))
    for (let copy = from; copy < Math.min(copies, from + portion); copy++) {
      for (const template of patients[copy % patients.length] ?? [])
        made.get(template.table)?.push(copyOf(template, vault, rename, copy))
    }
    for (const [table, rows] of made) await insert(client, table, rows)
  }
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

const startOf = (copy: number) => (Math.imul(copy + 1, scatter) >>> 0).toString(16).padStart(8, '0')

async function rowsOf(client: Client, vault: Vault, accountId: string): Promise<Template[]> {
  const rows: Template[] = []
  for (const table of tables) {
    const found = await client.query<{ row: Row }>(
      `select to_jsonb(own) as row from ${table} own where ${isTheirs(table, accountId)}`,
    )
    for (const { row } of found.rows) rows.push({ table, row, opened: openedIn(vault, table, row) })
  }
  return rows
}

function openedIn(vault: Vault, table: string, row: Row): Record<string, string> {
  const sealed = (columnsOf[table] ?? []).filter(({ isSealed }) => isSealed)
  return Object.fromEntries(
    sealed.flatMap(({ name, type }) => {
      const written = row[name]
      const bytes = type === 'bytea' && typeof written === 'string' ? Buffer.from(written.slice(2), 'hex') : written
      const opened = openColumn(vault, table, name, { ...row, [name]: bytes })
      return opened === null ? [] : [[name, opened.toString('utf8')]]
    }),
  )
}

function copyOf({ table, row, opened }: Template, vault: Vault, rename: Rename, copy: number): Row {
  const made: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    const own = unique[`${table}.${name}`]
    if (own) made[name] = own(value, copy)
    else made[name] = typeof value === 'string' && opened[name] === undefined ? rename(value, copy) : value
  }
  for (const { name, type } of columnsOf[table] ?? []) {
    const plain = opened[name]
    if (plain === undefined) continue
    const sealed = vault.seal(rename(plain, copy), ownerOf(`${table}.${name}`, ownersOf(table, name), made))
    made[name] = type === 'bytea' ? asBytes(sealed) : sealed.toString('base64')
  }
  return made
}

async function insert(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  // Without what the database counts.
  const names = (columnsOf[table] ?? []).flatMap(({ name, type }) => (type === 'bigserial' ? [] : [`"${name}"`]))
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.join(', ')} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}
