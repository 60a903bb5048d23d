import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { store } from './stored-files.ts'
import { isSegment } from './wal-segments.ts'

/** Puts a segment into the archive, with the time at which it was written. Killed in the middle, it is not there. */
export async function packSegment(path: string, archive: string, segment: string): Promise<void> {
  const draft = join(archive, `${segment}.gz.new`)
  await rm(draft, { force: true })
  const { atime, mtime } = await stat(path)
  await store(archive, `${segment}.gz.new`, createReadStream(path))
  await utimes(draft, atime, mtime)
  await rename(draft, join(archive, `${segment}.gz`))
}

/** A segment that was archived before it was full is mostly empty, and becomes a few kilobytes. */
export async function compressArchive(archive: string): Promise<void> {
  for (const name of (await readdir(archive).catch(() => [])).filter(isSegment)) {
    await packSegment(join(archive, name), archive, name)
    await rm(join(archive, name))
  }
}
