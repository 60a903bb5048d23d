import { closeSync, openSync, readFileSync, rmSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf, isRunning } from './processes.ts'

const patienceMs = 240_000
/** Longer than the few statements between creating such a file and filling or removing it. */
const abandonedAfterMs = 5_000

type Holder = { pid: number; born: string }

/** Runs `work` while no other process, nor another call in this one, runs under the same lock file. */
export async function underLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await acquire(path)
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

async function acquire(path: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!create(path)) {
    if (isAbandoned(path)) clearAbandoned(path)
    else if (Date.now() > deadline) {
      const holder = readHolder(path)
      throw new Error(
        `Process ${holder?.pid ?? 'unknown'} has been holding ${path} for too long. End it, then start again.`,
      )
    } else await sleep(40 + Math.random() * 40)
  }
}

function create(path: string): boolean {
  let file: number
  try {
    file = openSync(path, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  writeSync(file, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) } satisfies Holder))
  closeSync(file)
  return true
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAbandoned(path: string): boolean {
  const holder = readHolder(path)
  if (holder === undefined) return isOld(path)
  return !isRunning(holder.pid) || birthOf(holder.pid) !== holder.born
}

function isOld(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  return file !== undefined && Date.now() - file.mtimeMs > abandonedAfterMs
}

/** Checked and removed by one process at a time, or two that saw the same dead holder would remove a new one's lock. */
function clearAbandoned(path: string): void {
  const guard = `${path}.clearing`
  if (!create(guard)) {
    if (isOld(guard)) rmSync(guard, { force: true })
    return
  }
  try {
    if (isAbandoned(path)) unlinkSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  } finally {
    rmSync(guard, { force: true })
  }
}
