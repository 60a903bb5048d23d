import { rm } from 'node:fs/promises'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { ownFolder } from '#server/testing/own-folder.ts'

/** A data folder for this run alone, gone when it is over. */
export async function openPlace(): Promise<AsyncDisposable & { readonly dataDir: string }> {
  const dataDir = await ownFolder('bench')
  return { dataDir, [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }) }
}

/** The PostgreSQL that comes with the product, with the settings it has there: every commit reaches the disk. */
export async function openPostgres(dataDir: string): Promise<AsyncDisposable & { readonly url: string }> {
  const { url, stop } = await startEmbedded({ dataDir, log: () => undefined })
  return { url, [Symbol.asyncDispose]: stop }
}
