import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { packSegment } from '../archived-segments.ts'
import type { ClusterContent } from '../manifest.ts'
import { unbroken } from '../wal-segments.ts'
import { segmentFile } from './back-up-cluster.ts'

interface Sources {
  readonly backup: string
  /** What was archived since, if anything was. */
  readonly archive: string
  /** The log of the cluster itself, where it is still there: what was not archived yet is in it. Null: it is not. */
  readonly own: string | null
}

/** Where each segment of the log lies, from the beginning of the backup as far as there is no gap. */
export async function logToReplay(
  { firstSegment, lastSegment, segmentBytes }: ClusterContent,
  { backup, archive, own }: Sources,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const add = async (folder: string | null) => {
    for (const name of folder === null ? [] : await readdir(folder).catch(() => []))
      if (/^[0-9A-F]{24}(\.gz)?$/.test(name)) found.set(name.slice(0, 24), join(folder ?? '', name))
  }
  // Each prevails over those before: what was archived is finished, and what belongs to the backup is proven.
  await add(own)
  await add(archive)
  for (const segment of unbroken(firstSegment, (one) => one <= lastSegment, segmentBytes))
    found.set(segment, join(backup, segmentFile(segment)))
  const segments = unbroken(firstSegment, (segment) => found.has(segment), segmentBytes)
  return new Map(segments.map((segment) => [segment, found.get(segment) ?? '']))
}

const unpack = promisify(gunzip)

/** Where a segment was cut off early the rest of it is nothing, which takes no room. */
export async function putSegment(from: string, to: string): Promise<void> {
  const read = await readFile(from)
  const content = from.endsWith('.gz') ? await unpack(read) : read
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

/** Archives what was found in the log of a cluster alone, from where that lies now. */
export async function archiveRest(log: ReadonlyMap<string, string>, own: string, from: string, archive: string) {
  for (const [segment, path] of log)
    if (path === join(own, segment)) await packSegment(join(from, segment), archive, segment)
}
