import type { Backup } from './choose.ts'
import { faultOf, nameIn } from './stored-files.ts'

/** What is wrong with a backup, one line each; none if it is complete and unchanged. */
export async function faultsOf({ folder, packing, manifest: { files, content } }: Backup): Promise<string[]> {
  const needed = content.kind === 'tables' ? content.tables.map(({ file }) => file) : []
  const unlisted = needed
    .map((name) => nameIn(packing, name))
    .filter((name) => !files.some((file) => file.name === name))
  const faults = unlisted.map((name) => `${name} is not part of it, but it is needed.`)
  for (const file of files) {
    const fault = await faultOf(folder, file)
    if (fault !== null) faults.push(fault)
  }
  return faults
}
