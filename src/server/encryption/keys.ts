import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Keys {
  /** New data is sealed under this one; the others only open what was sealed before. */
  readonly currentId: string
  /** What people are looked up by is made with this one, the last: it stays the same when a new key comes in front. */
  readonly indexId: string
  readonly byId: ReadonlyMap<string, Buffer>
}

const pair = /^([a-z0-9-]{1,32}):([a-z0-9+/]{43}=)$/i

/**
 * The last may be the first again: while several processes are given a new key one after the other, the old one both
 * seals and looks up, and the new one stands between.
 */
export function parseKeys(value: string): Keys | null {
  const pairs = value.split(',').map((part) => pair.exec(part.trim()))
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (pairs.length > 2 && first && last && first[0] === last[0]) pairs.pop()
  const byId = new Map<string, Buffer>()
  for (const found of pairs) {
    const [, id, key] = found ?? []
    if (!id || !key || byId.has(id)) return null
    byId.set(id, Buffer.from(key, 'base64'))
  }
  const [currentId, indexId] = [first?.[1], last?.[1]]
  return currentId === undefined || indexId === undefined ? null : { currentId, indexId, byId }
}

/** The key of an installation that configured none: made once, kept beside its data, readable by its owner alone. */
export async function keysIn(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'data-keys')
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const fresh = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(fresh, `local-1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    // Linking fails if the file is there already, so of several processes starting at once only one names the key.
    await link(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(fresh)
  }
  const keys = parseKeys(await readFile(file, 'utf8'))
  if (!keys)
    throw new Error(`${file} does not hold a data key. Restore it from a backup: answers cannot be read without it.`)
  return keys
}
