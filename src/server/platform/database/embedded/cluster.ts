import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { runAs } from './account.ts'
import type { Place } from './data-folder.ts'
import { programEnvironment } from './environment.ts'
import { syncFolder } from './sync-folder.ts'

/** Created with the cluster. It owns the tables. */
export const superuser = 'larkwell'

/** Owns nothing: the server connects as this role. */
export const applicationRole = 'larkwell_app'

/** The major version of the cluster, or undefined when there is none yet. */
export async function clusterVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(
      `The database in ${cluster} cannot be read (${message}). ` +
        'Start Larkwell as the user who owns it, or choose another folder with DATA_DIR.',
    )
  }
}

export function requireSameVersion(version: string, { cluster, binaries }: Place): void {
  const ours = binaries.version.split('.')[0]
  if (version === ours) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${version}, but this Larkwell brings PostgreSQL ${ours}. ` +
      'Move the data over with a dump and a restore, as docs/operations.md describes.',
  )
}

/** Created beside its path and renamed, so that an interruption leaves nothing incomplete there. */
export async function createCluster(place: Place, password: string): Promise<void> {
  const parent = dirname(place.cluster)
  await removeDrafts(place.cluster)
  const draft = `${place.cluster}.${randomBytes(6).toString('hex')}.new`
  const passwordFile = join(draft, 'password')
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (place.account) {
      await chown(passwordFile, place.account.uid, place.account.gid)
      await chown(draft, place.account.uid, place.account.gid)
    }
    await initdb(place, join(draft, 'cluster'), passwordFile)
    await rename(join(draft, 'cluster'), place.cluster)
    await syncFolder(parent)
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function removeDrafts(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const isDraft = name.startsWith(`${basename(cluster)}.`) && name.endsWith('.new')
    if (isDraft) await rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 3 })
  }
}

async function initdb({ binaries, account }: Place, folder: string, passwordFile: string): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  // Detached: a Ctrl-C in the terminal is for our server, which then decides.
  const child = spawn(binaries.initdb, options, {
    ...runAs(account),
    cwd: dirname(passwordFile),
    detached: process.platform !== 'win32',
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | string | null>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (exit, signal) => resolve(exit ?? signal))
  })
  if (code === 0) return
  const said = output.trim().split('\n').slice(-8).join('\n')
  throw new Error(`The database could not be created: initdb ended with ${code}.${said ? `\n${said}` : ''}`)
}
