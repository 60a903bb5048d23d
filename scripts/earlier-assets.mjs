import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How many earlier releases are kept. */
const kept = 2

/**
 * A page that is already open asks for the scripts of its own release. Those of the last two releases stay in
 * build-earlier (the builder empties build), and are served beside the current ones. Returns a function to call after
 * the build.
 */
export async function keepEarlierAssets(root, folder = 'build') {
  const [assets, earlier] = [join(root, folder, 'client', 'assets'), join(root, `${folder}-earlier`)]
  const aside = join(earlier, 'before')
  rmSync(aside, { recursive: true, force: true })
  await mkdir(earlier, { recursive: true })
  if (!existsSync(assets)) return () => undefined
  await mkdir(aside)
  const before = namesIn(assets)
  renameSync(assets, join(aside, 'assets'))
  return () => {
    // A rebuild of the same sources is the same release.
    if (existsSync(assets) && namesIn(assets) === before) return rmSync(aside, { recursive: true, force: true })
    rmSync(join(earlier, String(kept)), { recursive: true, force: true })
    for (let n = kept - 1; n > 0; n -= 1)
      if (existsSync(join(earlier, String(n)))) renameSync(join(earlier, String(n)), join(earlier, String(n + 1)))
    renameSync(aside, join(earlier, '1'))
  }
}

const namesIn = (folder) => readdirSync(folder).sort().join('\n')
