import { execFileSync, spawnSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFolder } from '#server/testing/own-folder.ts'
import { root } from '../../scripts/prepare.mjs'

/** Only the site: installing would change the packages, which both share. */
const build = `const { buildWeb } = await import('./scripts/web-build.mjs'); await buildWeb(process.cwd(), process.execPath)`

/** The sources of a commit in a folder of their own, built there with the packages of this one. */
export async function buildEarlier(commit: string): Promise<string> {
  const folder = await ownFolder('bench-earlier')
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The site of ${commit} could not be built.`)
  return folder
}
