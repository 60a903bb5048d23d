import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPidFile } from '../platform/database/embedded/pid-file.ts'
import { isRunning, untilEnded } from '../platform/database/embedded/processes.ts'

/** A server that was interrupted with the tests ends its database itself, and would start it again if we did. */
const ownEndWithinMs = 10_000

/**
 * A separate process that outlives the tests, however they end: interrupted, killed, or in order. It gets each folder
 * on a line; when its input closes, it ends databases still running there and removes the folders.
 */
const folders = new Set<string>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
for await (const folder of createInterface(process.stdin)) folders.add(folder)
await Promise.all([...folders].filter(existsSync).map(clear))

async function clear(folder: string): Promise<void> {
  const deadline = Date.now() + ownEndWithinMs
  let pids = await postmastersIn(folder)
  while (pids.length > 0 && Date.now() < deadline) {
    await sleep(200)
    pids = await postmastersIn(folder)
  }
  for (const pid of pids) {
    process.kill(pid, 'SIGQUIT')
    await untilEnded(pid, ownEndWithinMs)
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The clusters in this folder, or one below. */
async function postmastersIn(folder: string, depth = 2): Promise<number[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  if (entries.some(({ name }) => name === 'postmaster.pid')) {
    const pid = (await readPidFile(folder).catch(() => undefined))?.pid
    return pid !== undefined && pid > 0 && isRunning(pid) ? [pid] : []
  }
  if (depth === 0) return []
  const inner = entries.filter((entry) => entry.isDirectory())
  return (await Promise.all(inner.map(({ name }) => postmastersIn(join(folder, name), depth - 1)))).flat()
}
