import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder for one run, to be removed after it. Others may pass through it: as root, the database runs under another
 * account, and where that cannot go it would make its own folder elsewhere, which nobody removes.
 */
export async function ownFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `larkwell-${purpose}-`))
  await chmod(folder, 0o711)
  return folder
}
