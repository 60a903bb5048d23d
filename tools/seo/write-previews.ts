import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rasteriseOpaque } from './rasterise.ts'

/** Makes the preview pictures of a site that has been built into this folder, by the drawings that the build left there. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder has the site?')
const { width, drawings } = JSON.parse(readFileSync(join(folder, 'previews.json'), 'utf8')) as {
  readonly width: number
  readonly drawings: readonly (readonly [address: string, svg: string])[]
}
for (const [address, svg] of drawings) {
  const path = join(folder, 'client', address)
  mkdirSync(dirname(path), { recursive: true })
  // Whole or not at all: whoever is stopped within leaves nothing that would be served.
  writeFileSync(`${path}.part`, rasteriseOpaque(svg, width))
  renameSync(`${path}.part`, path)
}
