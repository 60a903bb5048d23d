import { execFile } from 'node:child_process'
import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export type Account = { uid: number; gid: number; name: string }

/** PostgreSQL refuses to run as root, so as root it gets another account. Undefined: our own. */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const version = await stat(join(cluster, 'PG_VERSION')).catch(() => undefined)
  if (version && version.uid !== 0) return { uid: version.uid, gid: version.gid, name: `user ${version.uid}` }
  const account = (await systemAccount('postgres')) ?? (await systemAccount('nobody'))
  if (account) return account
  throw new Error(
    'PostgreSQL does not run as root, and this system has no "postgres" or "nobody" user to run it as. ' +
      'Start Larkwell as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Options for `spawn` to run a program under the account. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** Whether the account may read the file or enter the folder, and pass through every folder above it. */
export async function canReach(path: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  let current = await realpath(path)
  if (!allows(await stat(current), account, 'read')) return false
  while (dirname(current) !== current) {
    current = dirname(current)
    if (!allows(await stat(current), account, 'pass')) return false
  }
  return true
}

function allows(item: Stats, account: Account, purpose: 'read' | 'pass'): boolean {
  const needed = purpose === 'pass' || item.isDirectory() ? 0o1 : 0o4
  const shift = item.uid === account.uid ? 6 : item.gid === account.gid ? 3 : 0
  return ((item.mode >> shift) & needed) === needed
}

async function systemAccount(name: string): Promise<Account | undefined> {
  const ask = promisify(execFile)
  try {
    const [uid, gid] = await Promise.all([ask('id', ['-u', name]), ask('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name }
  } catch {
    return undefined
  }
}
