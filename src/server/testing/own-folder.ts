import { spawn } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A folder for one run, to be removed after it; should the run not come to that, its guard removes it. Others may pass
 * through it: as root, the database runs under another account, and where that cannot go it would make its own folder
 * elsewhere, which nobody removes.
 */
export async function ownFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `larkwell-${purpose}-`))
  await chmod(folder, 0o711)
  guard ??= startGuard()
  guard.write(`${folder}\n`)
  return folder
}

let guard: Socket | undefined

/** One for this process, in a group of its own: a Ctrl-C that ends us does not reach it. */
function startGuard(): Socket {
  const child = spawn(process.execPath, [fileURLToPath(new URL('folder-guard.ts', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  })
  child.unref()
  const line = child.stdin as unknown as Socket
  line.on('error', () => undefined).unref()
  return line
}
