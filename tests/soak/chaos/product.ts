import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { newDataFolder } from '../../faults/data-folder.ts'
import { testKey } from '../../faults/desk-servers.ts'
import { ownPostgres } from '../../faults/own-postgres.ts'
import { isReady, type ServerProcess, spawnServer } from '../../faults/server-process.ts'
import { until } from '../../faults/until.ts'

export const metricsToken = 'for the chaos run alone'

/** The processes that are killed and restarted. */
export type Victim = 0 | 1 | 'postgres'

/**
 * Two processes of the product on one PostgreSQL, each of which can be killed at any moment and is restarted at once,
 * as by a supervisor. Beside them an app in this process that runs no jobs: it makes queries and creates staff.
 */
export async function startProduct() {
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(() => postgres.stop())
  const env = {
    DATABASE_URL: postgres.applicationUrl,
    DATABASE_OWNER_URL: postgres.url,
    DATA_DIR: await newDataFolder({ isEmpty: true }),
    DATA_KEYS: testKey,
    BOT_WORK: '1',
    SMS_PER_HOUR: '1000000',
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'error',
  }
  const servers: [ServerProcess, ServerProcess] = [await spawnServer(env), await spawnServer(env)]
  for (const { address } of servers) await until(() => isReady(address), 600_000)
  const beside = await startTestApp({ beside: postgres.both })
  onTestFinished(() => beside.close())
  const errors: string[] = []
  const note = (server: ServerProcess) =>
    errors.push(
      ...server
        .said()
        .split('\n')
        .filter((line) => line.includes('"level":50')),
    )
  const allReady = () =>
    until(async () => (await Promise.all(servers.map(({ address }) => isReady(address)))).every(Boolean), 600_000)

  return {
    postgres,
    beside,
    allReady,
    /** Either process, as a proxy would choose. */
    addressBy: (chance: number) => servers[chance < 0.5 ? 0 : 1].address,
    /** The errors logged by the processes so far, as JSON lines. */
    errors: () => {
      for (const server of servers) note(server)
      return errors
    },
    async kill(victim: Victim): Promise<void> {
      if (victim === 'postgres') {
        await postgres.kill()
        await until(() => postgres.start().then(yes, no), 600_000)
        return
      }
      requireAlive(servers[victim])
      await servers[victim].end('SIGKILL')
      note(servers[victim])
      servers[victim] = await spawnServer(env)
    },
    /** It answers, so that the next process killed is at work. */
    isUp: (victim: 0 | 1) => isReady(requireAlive(servers[victim]).address),
    /** Queries the database beside the product; while that is down, waits until it is back. */
    async rows(text: string): Promise<Record<string, unknown>[]> {
      for (;;) {
        try {
          return (await beside.database.run((orm) => orm.execute(text))).rows
        } catch (error) {
          if ((error as { code?: unknown }).code !== 503) throw error
          await sleep(100)
        }
      }
    },
  }
}

function requireAlive(server: ServerProcess): ServerProcess {
  if (server.ended() !== null) throw new Error(`It ended by itself: ${server.ended()}.\n${server.said()}`)
  return server
}

const yes = () => true
const no = () => false

export type Product = Awaited<ReturnType<typeof startProduct>>
