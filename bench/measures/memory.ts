import type { Flooded } from '../load/flood.ts'
import { startLoad } from '../load/start-load.ts'
import type { Memory } from '../processes/memory-probe.ts'
import type { Product } from '../processes/product.ts'
import { count, type Figure, megabytes } from './figure.ts'

const visitors = 32
const warmUpSaves = 10_000
const saves = 100_000
const growthBelow = 0.1

/** The server must be fresh: memory it has taken already cannot grow any more. */
export async function memoryGrowth({ port, memory }: Product): Promise<Figure> {
  await using load = await startLoad({ port, clients: visitors, as: 'visitor' })
  const save = (requests: number) => load.ask<Flooded>({ kind: 'flood', requests, milliseconds: 100_000 })
  await save(warmUpSaves)
  const before = await memory()
  const { done, errors } = await save(saves)
  const after = await memory()
  const growth = (key: keyof Memory) => after[key] / before[key] - 1
  const change = (key: keyof Memory) => `${megabytes(before[key])} → ${megabytes(after[key])}`
  return {
    name: `Server memory after ${count(done - errors)} more saves`,
    result: `${(growth('resident') * 100).toFixed(1)}% (resident ${change('resident')}, heap ${change('heap')})`,
    target: {
      words: `growth below ${growthBelow * 100}%`,
      isMet: done === saves && growth('resident') < growthBelow && growth('heap') < growthBelow,
    },
  }
}
