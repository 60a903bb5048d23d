import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/** The contents of `database.json` in the data folder. */
export type DatabaseRecord = {
  /** Of the owner, which is the superuser of the cluster. */
  password: string
  /** Of the role that the server connects as. */
  applicationPassword?: string
  /** Tried first at each start, so that connected processes find the server where it was. */
  port?: number
  /** Set if the cluster could not be placed in the data folder. */
  cluster?: string
  /** A cluster was created; if it is missing later, that is a loss and no first start. */
  created?: true
}

export async function readRecord(dataDir: string): Promise<DatabaseRecord> {
  const path = join(dataDir, 'database.json')
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return { password: randomBytes(24).toString('base64url') }
    throw new Error(`${path} cannot be read (${message}). It belongs to the user who first started Larkwell here.`)
  }
  try {
    const record = JSON.parse(text) as DatabaseRecord
    if (typeof record.password === 'string') return record
  } catch {}
  throw new Error(`${path} is damaged: it should hold the database's password. Restore it from a backup.`)
}

export async function writeRecord(dataDir: string, record: DatabaseRecord): Promise<void> {
  const path = join(dataDir, 'database.json')
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(record, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}
