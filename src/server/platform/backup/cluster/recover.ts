import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Place } from '../../database/embedded/data-folder.ts'
import { LaunchError, launchPostmaster } from '../../database/embedded/launch.ts'
import { freePort } from '../../http/free-port.ts'
import { rethrowAsUnusable, UnusableBackup } from '../unusable-backup.ts'

/** However much there is to replay. */
const patienceMs = dayMs

/** All of the log is in place already: nothing else PostgreSQL asks for exists. */
const nothingMore = 'exit 1'

interface Recovered {
  readonly pid: number
  readonly port: number
  /** The time of the last replayed transaction, as PostgreSQL reports it. */
  readonly last: string | null
}

/** Starts a copied cluster, which replays its log up to a moment, or all of it, and is then an ordinary database. */
export async function recover(place: Place, at: Date | null): Promise<Recovered> {
  const port = await freePort()
  const settings = {
    restore_command: nothingMore,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    // Time zone names, and Z is one, are not loaded yet when it reads this.
    ...(at ? { recovery_target_time: at.toISOString().replace('Z', '+00') } : {}),
  }
  try {
    const pid = await launchPostmaster(place, port, { settings, patienceMs })
    return { pid, port, last: await lastTransaction(place.cluster) }
  } catch (error) {
    const isTooShort = error instanceof LaunchError && error.message.includes('before configured recovery target')
    if (!isTooShort) return rethrowAsUnusable(error)
    const last = await lastTransaction(place.cluster)
    throw new UnusableBackup(
      `The log that is left ends ${last === null ? 'before that' : `at ${last}, before the time you asked for`}. ` +
        'Ask for an earlier time, or leave --at away for everything there is.',
    )
  }
}

async function lastTransaction(cluster: string): Promise<string | null> {
  const log = await readFile(join(cluster, 'server.log'), 'utf8')
  const rethrowAsUnusable = [...log.matchAll(/last completed transaction was at log time (\S+ [\d:.]+)/g)].at(-1)?.[1]
  return rethrowAsUnusable === undefined ? null : new Date(`${rethrowAsUnusable.replace(' ', 'T')}Z`).toISOString()
}
