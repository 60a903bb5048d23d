import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { StoredFile } from '../manifest.ts'
import { store, stored } from '../stored-files.ts'

/** The copied cluster knows its owner by a password, which opens it on its own machine alone. */
const name = 'database.json.gz'

async function* text(value: object): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(value))
}

export const storePassword = (folder: string, password: string): Promise<StoredFile> =>
  store(folder, name, text({ password }))

export async function passwordIn(folder: string): Promise<string> {
  return ((await json(stored(join(folder, name)))) as { password: string }).password
}
