import { spawn } from 'node:child_process'
import { chown, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAs } from './account.ts'
import type { Place } from './data-folder.ts'
import { programEnvironment } from './environment.ts'
import { readPidFile } from './pid-file.ts'
import { postmasterArguments } from './settings.ts'

const longestLogBytes = 4 * 1024 * 1024

/** Replaying the write-ahead log after a crash can take a while on a slow disk. */
export const recoveryPatienceMs = 180_000

export class LaunchError extends Error {
  readonly reason: 'port taken' | 'predecessor still ending' | 'other'

  constructor(outcome: string, said: string) {
    super(`The database did not start: ${outcome}.${said ? `\n${said.trim().split('\n').slice(-8).join('\n')}` : ''}`)
    if (/address already in use|could not bind/i.test(said)) this.reason = 'port taken'
    else if (/pre-existing shared memory block|lock file .* already exists/i.test(said)) {
      this.reason = 'predecessor still ending'
    } else this.reason = 'other'
  }
}

/** Starts a postmaster in a session of its own, where a Ctrl-C for our server does not reach it. */
export async function launchPostmaster(place: Place, port: number): Promise<number> {
  const log = await openLog(place)
  let outcome: string | undefined
  const child = spawn(place.binaries.postgres, postmasterArguments(place.cluster, port, place.settings), {
    ...runAs(place.account),
    cwd: place.cluster,
    detached: true,
    env: programEnvironment(),
    stdio: ['ignore', log.file.fd, log.file.fd],
    windowsHide: true,
  })
  child.on('error', (error) => (outcome = error.message))
  child.on('exit', (code, signal) => (outcome = `it ended with ${code ?? signal}`))
  child.unref()
  try {
    const deadline = Date.now() + recoveryPatienceMs
    while (outcome === undefined) {
      const noted = await readPidFile(place.cluster)
      if (child.pid !== undefined && noted?.pid === child.pid && noted.isReady) return child.pid
      if (Date.now() > deadline) {
        child.kill('SIGINT')
        outcome = 'it was not ready in time'
      } else await sleep(20)
    }
    throw new LaunchError(outcome, (await readFile(log.path, 'utf8')).slice(log.begin))
  } finally {
    await log.file.close()
  }
}

async function openLog({ cluster, account }: Place) {
  const path = join(cluster, 'server.log')
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > longestLogBytes) await rename(path, `${path}.old`)
  const file = await open(path, 'a', 0o600)
  if (account) await chown(path, account.uid, account.gid)
  return { path, file, begin: size > longestLogBytes ? 0 : size }
}
