import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLineOf } from './processes.ts'

/** The contents of a postmaster's pid file. */
export type PidFile = { pid: number; port: number; isReady: boolean }

export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** PostgreSQL refuses to start over an empty pid file, or one whose number now belongs to another program. */
export async function removePidFile(cluster: string): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/** A power cut can leave the file empty; a postmaster leaves it so only for the moment before it writes. */
export async function clearEmptyPidFile(cluster: string): Promise<void> {
  const isEmpty = async () => {
    const file = await readPidFile(cluster)
    return file !== undefined && !(file.pid > 0)
  }
  if (!(await isEmpty())) return
  await sleep(500)
  if (await isEmpty()) await removePidFile(cluster)
}

/** False when the number now belongs to an unrelated program; true also if the system does not say. */
export function mayServe(pid: number, cluster: string): boolean {
  const command = commandLineOf(pid)
  return command === undefined ? process.platform === 'win32' : command.includes(cluster)
}
