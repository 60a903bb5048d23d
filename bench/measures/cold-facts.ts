import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startUnconfigured } from '../processes/product.ts'
import { type Figure, median, megabytes } from './figure.ts'

const starts = 3
const atMostMs = 2_000

/** From the command to the first ready reply, including the existing database in the folder. */
export async function startUp(dataDir: string): Promise<Figure> {
  const took: number[] = []
  for (let start = 0; start < starts; start++) {
    const begun = performance.now()
    await using _ = await startUnconfigured(dataDir)
    took.push(performance.now() - begun)
  }
  const result = median(took)
  return {
    name: 'Start with data that is there, until ready',
    result: `${(result / 1000).toFixed(2)} s`,
    target: { words: `at most ${atMostMs / 1000} s`, isMet: result <= atMostMs },
  }
}

export async function installedSize(root: string): Promise<Figure> {
  const entries = await readdir(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  let bytes = 0
  for (const { parentPath, name } of files) bytes += (await lstat(join(parentPath, name))).size
  return { name: 'Installed packages', result: `${megabytes(bytes)} in node_modules` }
}
