import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'

/** A data folder for this run alone, gone when it is over. */
export async function openPlace(): Promise<AsyncDisposable & { readonly dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larkwell-bench-'))
  return { dataDir, [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }) }
}

/** The PostgreSQL that comes with the product, with the settings it has there: every commit reaches the disk. */
export async function openPostgres(dataDir: string): Promise<AsyncDisposable & { readonly url: string }> {
  const { url, stop } = await startEmbedded({ dataDir, log: () => undefined })
  return { url, [Symbol.asyncDispose]: stop }
}
