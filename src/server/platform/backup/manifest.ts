import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Keys } from '../encryption/keys.ts'
import { fingerprintOf } from './key-fingerprint.ts'
import { UnusableBackup } from './unusable-backup.ts'

export const manifestName = 'manifest.json'

const count = z.number().int().nonnegative()

const storedFile = z.object({
  name: z.string().regex(/^[\w.-]+(\/[\w.-]+)?$/),
  /** Size on disk, compressed. */
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The files of the embedded database, as releases up to 0.5.0 copied them: listed and checked, but not restored. */
const cluster = z.object({ kind: z.literal('cluster') })

const tables = z.object({
  kind: z.literal('tables'),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, file: z.string() })),
  partitions: z.array(z.object({ name: z.string(), of: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isUsed: z.boolean() })),
})

const body = z.object({
  /** 1: of an earlier release, neither encrypted nor authenticated. */
  format: z.literal([1, 2]),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** Major version of the PostgreSQL server it was taken from. */
  postgres: count,
  /** The newest migration, by its timestamp. */
  migration: count,
  /** The keys that open sealed data. A fingerprint shows whether a key is the same, and nothing else. */
  keys: z.array(z.object({ id: z.string(), fingerprint: z.string() })),
  files: z.array(storedFile),
  content: z.discriminatedUnion('kind', [cluster, tables]),
})

export type StoredFile = z.output<typeof storedFile>
export type TablesContent = z.output<typeof tables>
export type Manifest = z.output<typeof body>

/** In format 1: detects damage, but does not authenticate the author. */
const sealOf = (text: string) => createHash('sha256').update(text).digest('hex')

const envelope = z.object({
  /**
   * The key it was made with; not authenticated itself, so that a wrong key can be distinguished from a changed
   * manifest.
   */
  key: z.object({ id: z.string(), fingerprint: z.string() }),
  mac: z.string(),
})

function macOf(key: Buffer, text: string): Buffer {
  const own = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'larkwell backup manifest', 32))
  return createHmac('sha256', own).update(text).digest()
}

export function writeManifest(manifest: Manifest, keys: Keys): string {
  const key = keys.byId.get(keys.currentId) as Buffer
  const mac = macOf(key, JSON.stringify(manifest)).toString('hex')
  const known = { id: keys.currentId, fingerprint: fingerprintOf(key) }
  return `${JSON.stringify({ key: known, mac, manifest }, null, 1)}\n`
}

/** `changed` includes one of another version. */
type Untrusted = { readonly is: 'changed' } | { readonly is: 'key missing'; readonly id: string }

export function parseManifest(text: string, keys: Keys | null): Manifest | Untrusted {
  const changed: Untrusted = { is: 'changed' }
  let read: { manifest?: unknown; seal?: unknown }
  try {
    read = JSON.parse(text)
  } catch {
    return changed
  }
  const parsed = body.safeParse(read?.manifest)
  if (!parsed.success) return changed
  const written = JSON.stringify(read.manifest)
  if (parsed.data.format === 1) return read.seal === sealOf(written) ? parsed.data : changed
  const proved = envelope.safeParse(read)
  if (!proved.success) return changed
  const { id, fingerprint } = proved.data.key
  const key = keys?.byId.get(id)
  if (!key || fingerprintOf(key) !== fingerprint) return { is: 'key missing', id }
  const [said, mac] = [Buffer.from(proved.data.mac, 'hex'), macOf(key, written)]
  return said.length === mac.length && timingSafeEqual(said, mac) ? parsed.data : changed
}

export async function readManifest(folder: string, keys: Keys | null): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new UnusableBackup(`${folder} is not a finished backup: it has no ${manifestName}.`)
  })
  const manifest = parseManifest(text, keys)
  if (!('is' in manifest)) return manifest
  if (manifest.is === 'key missing')
    throw new UnusableBackup(
      `${folder} was encrypted with the backup key ${JSON.stringify(manifest.id.slice(0, 32))}, and that key is not here. ` +
        'Put it into BACKUP_KEYS, or its file backup-keys into DATA_DIR.',
    )
  throw new UnusableBackup(`${join(folder, manifestName)} is not as it was written. This backup cannot be trusted.`)
}
