import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '#server/platform/database/embedded/embedded-postgres.ts'
import { ownFolder } from '#server/testing/own-folder.ts'

/** A data folder for this run only, removed afterwards. */
export async function openPlace(): Promise<AsyncDisposable & { readonly dataDir: string }> {
  const dataDir = await ownFolder('bench')
  return { dataDir, [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }) }
}

export interface Postgres extends AsyncDisposable {
  readonly url: string
  /** Of the process that started all others. */
  readonly pid: number
}

/** The PostgreSQL that comes with the product, with its usual settings: every commit reaches the disk. */
export async function openPostgres(dataDir: string): Promise<Postgres> {
  const { url, location, stop } = await startEmbedded({ dataDir, log: () => undefined })
  const [pid] = (await readFile(join(location, 'postmaster.pid'), 'utf8')).split('\n')
  return { url, pid: Number(pid), [Symbol.asyncDispose]: stop }
}
