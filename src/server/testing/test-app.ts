import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Client } from 'pg'
import type { Article } from '#content/site/article.ts'
import type { CallName } from '#contract/calls.ts'
import { createApp } from '../app/app.ts'
import { createServices } from '../app/create-services.ts'
import type { SiteFile } from '../app/site/files.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { releaseName } from '../platform/config/release.ts'
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { patienceOfJobs } from '../platform/database/pool.ts'
import { parseKeys } from '../platform/encryption/keys.ts'
import { createLog } from '../platform/http/logging.ts'
import type { Services } from '../platform/services.ts'
import { createTestDatabase } from './test-database.ts'

const keys = parseKeys(`test-1:${Buffer.alloc(32, 7).toString('base64')}`)

const testEnvironment = { NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', SMS_PER_HOUR: '100000', LOG_LEVEL: 'debug' }

/** All tests use one address. In production that is refused. */
const fromOneAddress = (env: Record<string, string>) =>
  env.NODE_ENV === 'production' ? {} : { NETWORK_LIMIT_SCALE: '1000' }

export interface TestApp {
  readonly server: FastifyInstance
  readonly services: Services
  readonly database: OpenDatabase
  /** As the role of the server. */
  readonly url: string
  readonly ownerUrl: string
  /** Runs statements as the owner of the tables: what the server may not, such as changing the schema. */
  asOwner(statements: string): Promise<void>
  /** Everything logged so far. */
  readonly logged: () => string
  post(call: CallName | string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

interface Options {
  readonly env?: Record<string, string>
  readonly site?: ReadonlyMap<string, SiteFile>
  readonly articles?: readonly Article[]
  readonly gateways?: Parameters<typeof createServices>[0]['gateways']
  /** Another process of the same installation: one that shares the database of this one. */
  readonly beside?: { readonly url: string; readonly ownerUrl: string }
}

/** The whole server over a database of its own, unless it shares another's. */
export async function startTestApp({
  env = {},
  site = new Map(),
  articles = [],
  gateways = {},
  beside,
}: Options = {}): Promise<TestApp> {
  const { url, ownerUrl, drop } = beside ? { ...beside, drop: async () => undefined } : await createTestDatabase()
  const config: Config = readConfig({ ...testEnvironment, ...fromOneAddress(env), ...env })
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const log = createLog(config.logLevel, { write }, releaseName(config.release))
  // On a busy machine a call would time out as in production, and a test would fail for it.
  const patience = patienceOfJobs
  const database = openDatabase({ url, ownerUrl, connections: 4, log, requiresApplicationRole: true, patience })
  if (!keys) throw new Error('The test key cannot be read.')
  await database.readyWithin(30_000)
  const services = await createServices({ config, database, log, keys, gateways, articles })
  const app = await createApp(services, site)
  return {
    server: app,
    services,
    database,
    url,
    ownerUrl,
    asOwner: (statements) => asOwner(ownerUrl, statements),
    logged: () => lines.join(''),
    post: (call, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `${config.apiPrefix}/${call}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await app.close()
      await database.close()
      await drop()
    },
  }
}

async function asOwner(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** The cookie header a browser would send back after this reply. */
export const cookieOf = (reply: LightMyRequestResponse): string =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
