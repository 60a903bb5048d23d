import { randomBytes } from 'node:crypto'
import { chown, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Keys, parseKeys } from './keys.ts'

const dataKeys = 'data-keys'
const fileIn = (dataDir: string) => join(dataDir, dataKeys)
const newPair = (id: string) => `${id}:${randomBytes(32).toString('base64')}`

/** The key of an installation that configured none: made once, stored beside its data, readable by its owner alone. */
export async function keysIn(dataDir: string, name: 'data-keys' | 'backup-keys' = dataKeys): Promise<Keys> {
  const file = join(dataDir, name)
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const fresh = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(fresh, `${newPair('local-1')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    // Linking fails if the file exists, so of several processes starting at once only one creates the key.
    await link(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(fresh)
  }
  const keys = parseKeys(await readFile(file, 'utf8'))
  if (!keys)
    throw new Error(
      `${file} does not hold a key. Restore it from a backup: what it has sealed cannot be read without it.`,
    )
  return keys
}

/** Adds a new key in front of those of a data folder. Returns its id. */
export async function addKeyIn(dataDir: string): Promise<string> {
  const { byId } = await keysIn(dataDir)
  const numbers = [...byId.keys()].map((id) => Number(/^local-(\d{1,9})$/.exec(id)?.[1] ?? 0))
  const id = `local-${Math.max(0, ...numbers) + 1}`
  const before = (await readFile(fileIn(dataDir), 'utf8')).trim()
  await replaceKeys(dataDir, `${newPair(id)},${before}`)
  return id
}

/** Removes a key from those of a data folder. */
export async function removeKeyIn(dataDir: string, id: string): Promise<void> {
  const pairs = (await readFile(fileIn(dataDir), 'utf8')).trim().split(',')
  await replaceKeys(dataDir, pairs.filter((one) => !one.trim().startsWith(`${id}:`)).join(','))
}

/** All or nothing, even if the power fails: without this file nothing can be read. */
async function replaceKeys(dataDir: string, pairs: string): Promise<void> {
  if (!parseKeys(pairs)) throw new Error('That would not be a list of keys.')
  const draft = `${fileIn(dataDir)}.new`
  await writeFile(draft, `${pairs}\n`, { mode: 0o600, flush: true })
  // The server's account must be able to read it, even if another account has run the command.
  const { uid, gid } = await stat(fileIn(dataDir))
  await chown(draft, uid, gid)
  await rename(draft, fileIn(dataDir))
}
