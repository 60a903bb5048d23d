import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TarEntry } from '../tar.ts'
import { UnusableBackup } from '../unusable-backup.ts'

/** Belongs to the running server and not to the data. */
const leftOut = /^(postmaster\.(pid|opts)|server\.log(\.old)?|backup_label(\.old)?|tablespace_map(\.old)?|.*\.signal)$/
/** Recreated at each start: they must exist, and be empty. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
/** Temporary files of single connections, wherever they are. */
const passing = /^(pgsql_tmp.*|pg_internal\.init.*)$/
const controlFile = 'global/pg_control'

async function* nothing(): AsyncGenerator<Buffer> {}
async function* just(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

export const textEntry = (name: string, text: string): TarEntry => {
  const content = Buffer.from(text)
  return { name, isFolder: false, bytes: content.length, content: just(content) }
}

const folderEntry = (name: string): TarEntry => ({ name: `${name}/`, isFolder: true, bytes: 0, content: nothing() })

/**
 * Every file of a running cluster that a copy needs. A file that disappears meanwhile was dropped, and the log says so.
 */
export async function* clusterFiles(cluster: string): AsyncGenerator<TarEntry> {
  const tablespaces = await readdir(join(cluster, 'pg_tblspc'))
  if (tablespaces.length > 0)
    throw new UnusableBackup('This database has tablespaces outside of its folder, which this command does not copy.')
  yield* filesBelow(cluster, '')
  // Last, as PostgreSQL requires.
  const control = await steadyContent(join(cluster, controlFile))
  yield { name: controlFile, isFolder: false, bytes: control.length, content: just(control) }
}

async function* filesBelow(cluster: string, folder: string): AsyncGenerator<TarEntry> {
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (passing.test(entry.name) || leftOut.test(name) || name === controlFile) continue
    if (entry.isDirectory()) {
      yield folderEntry(name)
      if (name === 'pg_wal') yield folderEntry('pg_wal/archive_status')
      if (!emptied.has(name)) yield* filesBelow(cluster, name)
    } else if (entry.isFile()) yield* fileAt(cluster, name)
  }
}

async function* fileAt(cluster: string, name: string): AsyncGenerator<TarEntry> {
  const path = join(cluster, name)
  let file: FileHandle
  try {
    file = await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    const { size } = await file.stat()
    yield { name, isFolder: false, bytes: size, content: createReadStream(path, { fd: file, autoClose: false }) }
  } finally {
    await file.close()
  }
}

/** Read until two reads agree: it is written in one go, but a read may fall into the middle of that. */
async function steadyContent(path: string): Promise<Buffer> {
  for (;;) {
    const before = await stat(path, { bigint: true })
    const first = await readFile(path)
    await sleep(5)
    const again = await stat(path, { bigint: true })
    if (before.mtimeNs === again.mtimeNs && first.equals(await readFile(path))) return first
  }
}
