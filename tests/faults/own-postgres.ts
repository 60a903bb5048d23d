import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { applicationRole } from '#server/platform/database/embedded/cluster.ts'
import { chooseDataFolder } from '#server/platform/database/embedded/data-folder.ts'
import { launchPostmaster } from '#server/platform/database/embedded/launch.ts'
import { stopPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { childrenOf, untilEnded } from '#server/platform/database/embedded/processes.ts'
import { readRecord } from '#server/platform/database/embedded/record.ts'
import { databaseUrl } from '#server/platform/database/embedded/running-instances.ts'
import { freePort } from '#server/platform/http/free-port.ts'
import { newDataFolder } from './data-folder.ts'

/** A PostgreSQL server that only the test starts, stops and stalls: no supervisor restarts it. */
export const ownPostgres = async () => postgresIn(await newDataFolder())

export type OwnPostgres = Awaited<ReturnType<typeof ownPostgres>>

/** The server whose cluster is in this folder. */
export async function postgresIn(folder: string) {
  const record = await readRecord(folder)
  const place = await chooseDataFolder(folder, record, [join(folder, 'shelter')])
  const port = await freePort()
  const url = databaseUrl(port, record.password, 'larkwell')
  const applicationUrl = databaseUrl(port, record.applicationPassword ?? '', 'larkwell', applicationRole)
  let pid = 0
  let isFrozen = false
  const thaw = () => {
    if (isFrozen) signalAll(pid, 'SIGCONT')
    isFrozen = false
  }
  onTestFinished(thaw)

  return {
    folder,
    place,
    password: record.password,
    port,
    cluster: place.cluster,
    /** As the owner, which is a superuser. */
    url,
    /** As the role that the server connects as. */
    applicationUrl,
    /** For a test app of the same installation. */
    both: { url: applicationUrl, ownerUrl: url },
    async start() {
      pid = await launchPostmaster(place, port)
    },
    stop: () => stopPostmaster(place, pid),
    /** Kills all of its processes at once, as when a machine loses power. */
    async kill() {
      signalAll(pid, 'SIGSTOP')
      const all = [...childrenOf(pid), pid]
      for (const one of all) process.kill(one, 'SIGKILL')
      for (const one of all) await untilEnded(one, 10_000)
    },
    /** Stops the postmaster and all its processes, as on a machine that hangs. */
    freeze() {
      isFrozen = true
      signalAll(pid, 'SIGSTOP')
    },
    thaw,
  }
}

function signalAll(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  // The postmaster first, so that it starts no process we do not see.
  process.kill(postmaster, signal)
  for (const pid of childrenOf(postmaster)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // It ended since the processes were listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** A connection beside the product's, closed with the test. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'fault test' })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** How many connections the product has open. */
export async function connectionsHeld(client: Client): Promise<number> {
  const { rows } = await client.query<{ held: number }>(
    `select count(*)::int as held from pg_stat_activity where application_name = 'larkwell'`,
  )
  return rows[0]?.held ?? 0
}
