import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { readPidFile } from '#server/platform/database/embedded/pid-file.ts'
import { isRunning, untilEnded } from '#server/platform/database/embedded/processes.ts'
import { ownFolder } from '#server/testing/own-folder.ts'

/** A data folder for one test. A database still running in it after the test is stopped with it. */
export async function newDataFolder({ isEmpty = false } = {}): Promise<string> {
  const folder = await ownFolder('faults')
  onTestFinished(async () => {
    const pid = await postmasterIn(folder)
    if (pid !== undefined && isRunning(pid)) {
      process.kill(pid, 'SIGQUIT')
      await untilEnded(pid, 10_000)
    }
    await rm(folder, { recursive: true, force: true })
  })
  if (!isEmpty) execFileSync('cp', ['-a', `${inject('madeDataFolder')}/.`, folder])
  return folder
}

export async function postmasterIn(folder: string): Promise<number | undefined> {
  return (await readPidFile(join(folder, 'postgres')))?.pid
}
