import { Client, type Pool } from 'pg'
import { brand } from '#content/brand.ts'
import { type Config, ConfigError } from '../../platform/config/config.ts'
import { neededInProduction } from '../../platform/config/config-demands.ts'
import type { Admit } from '../../platform/database/database.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import type { Mode } from './tables.ts'

type Asked = Pick<Pool, 'query'>

const noPrivilege = '42501'

/** After this the pages are served before the database has answered. It is inspected before anything in it is used. */
const answersWithinMs = 15_000

/** Rows that a demo must not find in a database of its operator's, by table. */
const ofPeople: Readonly<Record<string, string>> = {
  accounts: 'true',
  visits: 'true',
  orders: 'true',
  contact_requests: 'true',
  staff: 'not is_demo',
}

/** Paid, and not at the sandbox. */
const realOrder = `
  select from orders where authorised_at is not null and payment_intent is not null
    and not exists (select from sandbox_intents where id = orders.payment_intent)`

const record = `
  insert into installation (mode) values ($1)
  on conflict (is_only) do update set mode = excluded.mode, recorded_at = now()
    where excluded.mode = 'production' and installation.mode <> 'production'`

type Settings = Pick<Config, 'isDemo' | 'allowsDemo' | 'stripe' | 'databaseUrl'>

interface ModeGuard {
  /** Throws if this server must not use the database at this address. Called before the schema is touched. */
  inspect(url: string): Promise<void>
  /** Records whose database it is, and notices when a real service begins to use a running demo's. */
  readonly admit: Admit
  /** Once the database has been inspected, or does not answer. */
  readonly inspected: Promise<void>
  /** The message for the operator, if the database was refused. */
  readonly refused: Promise<ConfigError>
}

/**
 * A demo shows every message to everyone and lets anyone in at the desk. A forgotten NODE_ENV or a wrong address must
 * not open it beside real patients, nor change their schema; and no real desk opens beside demo staff, whose password
 * is public. The database itself records which of the two it belongs to.
 */
export function modeGuard(config: Settings): ModeGuard {
  const mode: Mode = config.isDemo ? 'demo' : 'production'
  const { promise: inspected, resolve: endInspection } = Promise.withResolvers<void>()
  const { promise: refused, resolve: tellOperator } = Promise.withResolvers<ConfigError>()
  const refuse = (reason: string) => {
    const problem = `${brand.name} could not start: ${reason}`
    tellOperator(new ConfigError(problem))
    return new UnsuitableDatabase(problem)
  }

  async function inspectAsDemo(asked: Asked, there: ReadonlySet<string>): Promise<void> {
    const found = there.has('installation') ? await recordedMode(asked) : null
    if (found === 'production') throw refuse(ofProduction)
    if (config.stripe === null && there.has('orders') && (await holds(asked, realOrder))) throw refuse(reallyPaid)
    // A database in a demo's folder is a demo's; an external one is unknown until it has been recorded.
    if (found === 'demo' || config.databaseUrl === null || config.allowsDemo) return
    for (const [table, rows] of Object.entries(ofPeople))
      if (there.has(table) && (await holds(asked, `select from ${table} where ${rows}`))) throw refuse(unknownPeople)
  }

  async function inspectAsProduction(asked: Asked, there: ReadonlySet<string>): Promise<void> {
    if (there.has('staff') && (await holds(asked, 'select from staff where is_demo'))) throw refuse(demoStaff)
  }

  return {
    inspected,
    refused,
    async inspect(url) {
      const client = new Client({
        connectionString: url,
        application_name: 'larkwell',
        connectionTimeoutMillis: answersWithinMs,
        query_timeout: answersWithinMs,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        const there = await tablesThere(client)
        await (config.isDemo ? inspectAsDemo : inspectAsProduction)(client, there)
      } catch (error) {
        // A role without grants can serve nothing: the schema check reports what it lacks.
        if ((error as { code?: string }).code !== noPrivilege) throw error
      } finally {
        endInspection()
        await client.end().catch(() => undefined)
      }
    },
    async admit(pool) {
      if ((await recordedMode(pool)) !== mode) {
        await pool.query(record, [mode])
        if ((await recordedMode(pool)) !== mode) throw refuse(ofProduction)
      }
      return Number.POSITIVE_INFINITY
    },
  }
}

async function tablesThere(asked: Asked): Promise<ReadonlySet<string>> {
  const { rows } = await asked.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [['installation', ...Object.keys(ofPeople)]],
  )
  return new Set(rows.map(({ name }) => name))
}

const recordedMode = async (asked: Asked): Promise<Mode | null> =>
  (await asked.query<{ mode: Mode }>('select mode from installation')).rows[0]?.mode ?? null

const holds = async (asked: Asked, rows: string): Promise<boolean> =>
  (await asked.query<{ found: boolean }>(`select exists (${rows}) as found`)).rows[0]?.found === true

const realService = `For a real service set NODE_ENV=production, without ALLOW_DEMO, and with it: ${neededInProduction.join(', ')}.`
const anotherDatabase = 'For a demo use a database of its own, or leave DATABASE_URL away.'

const ofProduction = `this is a demo, and the database belongs to a real service. ${realService} ${anotherDatabase}`

const reallyPaid =
  'this is a demo, and the database holds orders that were paid through a real card provider. ' +
  `${realService} ${anotherDatabase}`

const unknownPeople =
  'this is a demo, which shows every message to everybody, and the database at DATABASE_URL holds accounts, answers or ' +
  `staff. ${realService} ${anotherDatabase} If everybody in it was made up while the product was tried out, set ` +
  'ALLOW_DEMO=1 once.'

const demoStaff =
  'the database holds the made-up staff of a demo. Use a database of its own for production, or set ALLOW_DEMO=1 to try ' +
  'the product out.'
