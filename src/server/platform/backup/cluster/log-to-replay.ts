import { open, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Keys } from '../../encryption/keys.ts'
import { packSegment, segmentPurpose } from '../archived-segments.ts'
import type { Backup } from '../choose.ts'
import type { ClusterContent } from '../manifest.ts'
import { nameIn, stored } from '../stored-files.ts'
import { unbroken } from '../wal-segments.ts'
import { segmentFile } from './back-up-cluster.ts'

export interface Sources {
  readonly backup: Backup
  /** The archived log, if any. */
  readonly archive: string
  /** The cluster's own log directory, if it still exists: it has what was not archived yet. Null: it does not. */
  readonly own: string | null
  /** Whether unencrypted archive files are used. */
  readonly allowsPlain: boolean
  readonly keys: Keys | null
}

/** One segment: its path, and how it is read there. */
interface Segment {
  readonly path: string
  readonly read: () => Promise<Buffer>
}

export type Log = ReadonlyMap<string, Segment>

const unpack = promisify(gunzip)

const plainSegment = (path: string): Segment => ({
  path,
  read: async () => {
    const content = await readFile(path)
    return path.endsWith('.gz') ? unpack(content) : content
  },
})

/** The location of each log segment, from the beginning of the backup to the first gap. */
export async function logToReplay(
  { firstSegment, lastSegment, segmentBytes }: ClusterContent,
  { backup: { folder, packing }, archive, own, allowsPlain, keys }: Sources,
): Promise<Log> {
  const found = new Map<string, Segment>()
  const addPlain = async (from: string | null) => {
    for (const name of from === null ? [] : await readdir(from).catch(() => []))
      if (/^[0-9A-F]{24}(\.gz)?$/.test(name)) found.set(name.slice(0, 24), plainSegment(join(from ?? '', name)))
  }
  // Each source overrides the earlier ones: archived segments are finished, encrypted ones are authenticated, and so is
  // the backup.
  await addPlain(own)
  if (allowsPlain) await addPlain(archive)
  for (const name of keys ? await readdir(archive).catch(() => []) : []) {
    const [, segment = ''] = /^([0-9A-F]{24})\.gz\.enc$/.exec(name) ?? []
    if (segment === '') continue
    const read = () => buffer(stored(archive, `${segment}.gz`, { keys }, segmentPurpose(archive, segment)))
    found.set(segment, { path: join(archive, name), read })
  }
  for (const segment of unbroken(firstSegment, (one) => one <= lastSegment, segmentBytes)) {
    const name = segmentFile(segment)
    const path = join(folder, nameIn(packing, name))
    found.set(segment, { path, read: () => buffer(stored(folder, name, packing)) })
  }
  const log = new Map<string, Segment>()
  for (const segment of unbroken(firstSegment, (one) => found.has(one), segmentBytes))
    log.set(segment, found.get(segment) as Segment)
  return log
}

/** A segment that was cut off early is padded with zeros, as a sparse file. */
export async function putSegment(segment: Segment, to: string): Promise<void> {
  const content = await segment.read()
  let used = content.length
  while (used > 0 && content[used - 1] === 0) used -= 1
  const file = await open(to, 'wx', 0o600)
  try {
    await file.write(content.subarray(0, used))
    await file.truncate(content.length)
  } finally {
    await file.close()
  }
}

/** Archives segments found only in a cluster's own log, from their current location. */
export async function archiveRest(log: Log, own: string, from: string, archive: string, keys: Keys) {
  for (const [segment, { path }] of log)
    if (dirname(path) === own) await packSegment(join(from, segment), archive, segment, keys)
}
