import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { UnusableBackup } from './unusable-backup.ts'

export const manifestName = 'manifest.json'

const count = z.number().int().nonnegative()

const storedFile = z.object({
  name: z.string().regex(/^[\w.-]+(\/[\w.-]+)?$/),
  /** As it lies there, compressed. */
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const cluster = z.object({
  kind: z.literal('cluster'),
  /** Whose log goes on from here. */
  lineage: z.string().regex(/^[0-9a-f]+$/),
  segmentBytes: count,
  /** The first and the last segment of the log without which the copy is not consistent. */
  firstSegment: z.string(),
  lastSegment: z.string(),
})

const tables = z.object({
  kind: z.literal('tables'),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, file: z.string() })),
  partitions: z.array(z.object({ name: z.string(), of: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isUsed: z.boolean() })),
})

const body = z.object({
  format: z.literal(1),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** Of the server it was taken from. */
  postgres: count,
  /** The newest migration, by the time it was written. */
  migration: count,
  /** What was sealed can be opened with these. A fingerprint says whether a key is the same, and nothing else of it. */
  keys: z.array(z.object({ id: z.string(), fingerprint: z.string() })),
  files: z.array(storedFile),
  content: z.discriminatedUnion('kind', [cluster, tables]),
})

export type StoredFile = z.output<typeof storedFile>
export type ClusterContent = z.output<typeof cluster>
export type TablesContent = z.output<typeof tables>
export type Manifest = z.output<typeof body>

const sealOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const writeManifest = (manifest: Manifest): string =>
  `${JSON.stringify({ seal: sealOf(JSON.stringify(manifest)), manifest }, null, 1)}\n`

/** Null: it was changed or cut since it was written, or by another version. */
export function parseManifest(text: string): Manifest | null {
  try {
    const { seal, manifest } = JSON.parse(text) as { seal: unknown; manifest: unknown }
    const parsed = body.safeParse(manifest)
    return parsed.success && seal === sealOf(JSON.stringify(manifest)) ? parsed.data : null
  } catch {
    return null
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new UnusableBackup(`${folder} is no finished backup: it has no ${manifestName}.`)
  })
  const manifest = parseManifest(text)
  if (manifest) return manifest
  throw new UnusableBackup(`${join(folder, manifestName)} is not as it was written. This backup cannot be trusted.`)
}
