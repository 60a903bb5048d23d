import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { freePort } from '../../http/free-port.ts'
import type { Place } from './data-folder.ts'
import { LaunchError, launchPostmaster, recoveryPatienceMs } from './launch.ts'
import { clearEmptyPidFile, mayServe, readPidFile, removePidFile } from './pid-file.ts'
import { isRunning, untilEnded } from './processes.ts'
import { announcePresence } from './running-instances.ts'

export type Postmaster = { pid: number; port: number; presence: Client }

export type Log = (message: string) => void

/** The running postmaster of the cluster, such as one that outlived a killed server; undefined when there is none. */
export async function attachPostmaster(place: Place, password: string, log: Log): Promise<Postmaster | undefined> {
  await clearEmptyPidFile(place.cluster)
  const begun = Date.now()
  let isReported = false
  for (;;) {
    const noted = await readPidFile(place.cluster)
    if (!noted || !isRunning(noted.pid)) return undefined
    // The password is this cluster's own: a server that accepts it is the postmaster we want.
    const presence = await tryPresence(noted.port, password)
    if (typeof presence !== 'string') return { pid: noted.pid, port: noted.port, presence }
    if (!mayServe(noted.pid, place.cluster)) {
      await removePidFile(place.cluster)
      return undefined
    }
    if (presence === 'refused') {
      throw new Error(`The running database in ${place.cluster} does not accept the password kept in database.json.`)
    }
    if (Date.now() - begun > recoveryPatienceMs) {
      throw new Error(`The database in ${place.cluster} runs as process ${noted.pid} but does not answer.`)
    }
    if (!isReported && Date.now() - begun > 3_000) {
      isReported = true
      log('Waiting for the database to finish what it is doing…')
    }
    await sleep(50)
  }
}

async function tryPresence(port: number, password: string): Promise<Client | 'refused' | 'silent'> {
  if (!(port > 0)) return 'silent'
  try {
    return await announcePresence(port, password)
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'refused' : 'silent'
  }
}

/** With `keepPort`, waits for that very port: others are connected to it. */
export async function startPostmaster(
  place: Place,
  password: string,
  wanted: { port: number | undefined; keepPort: boolean },
): Promise<Postmaster> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const port = wanted.keepPort && wanted.port ? wanted.port : await freePort(wanted.port)
    try {
      const pid = await launchPostmaster(place, port)
      return { pid, port, presence: await announcePresence(port, password) }
    } catch (error) {
      const passes = error instanceof LaunchError && error.reason !== 'other'
      if (!passes || Date.now() > deadline) throw error
      await sleep(200)
    }
  }
}

/** Fast shutdown: sessions are ended, everything is written, and the process has ended when this returns. */
export async function stopPostmaster({ cluster, binaries }: Place, pid: number): Promise<void> {
  const noted = await readPidFile(cluster).catch(() => undefined)
  if (noted?.pid !== pid || !isRunning(pid)) return
  const tell = (signal: 'INT' | 'QUIT') => {
    // Windows has no signals; PostgreSQL brings its own there.
    if (process.platform === 'win32') execFileSync(binaries.pgCtl, ['kill', signal, String(pid)])
    else process.kill(pid, `SIG${signal}`)
  }
  tell('INT')
  if (await untilEnded(pid, 45_000)) return
  // An immediate stop loses nothing either: the next start replays the write-ahead log.
  tell('QUIT')
  if (await untilEnded(pid, 15_000)) return
  throw new Error(`The database (process ${pid}) did not stop.`)
}
