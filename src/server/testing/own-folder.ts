import { spawn } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A temporary folder for one run; if the run does not remove it, its guard does. Others may enter it: as root, the
 * database runs under another account, and would otherwise make a folder of its own elsewhere, which nobody removes.
 */
export async function ownFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `larkwell-${purpose}-`))
  await chmod(folder, 0o711)
  guard ??= startGuard()
  guard.write(`${folder}\n`)
  return folder
}

let guard: Socket | undefined

/** One for this process, in a group of its own, so that Ctrl-C does not reach it. */
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
