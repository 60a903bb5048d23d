import { json } from 'node:stream/consumers'
import type { Keys } from '../../encryption/keys.ts'
import type { Backup } from '../choose.ts'
import type { StoredFile } from '../manifest.ts'
import { store, stored } from '../stored-files.ts'

/** The owner's password for the copied cluster, which opens it on its own machine alone. */
const name = 'database.json.gz'

async function* text(value: object): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(value))
}

export const storePassword = (folder: string, password: string, keys: Keys): Promise<StoredFile> =>
  store(folder, name, text({ password }), keys)

export async function passwordIn({ folder, packing }: Pick<Backup, 'folder' | 'packing'>): Promise<string> {
  return ((await json(stored(folder, name, packing))) as { password: string }).password
}
