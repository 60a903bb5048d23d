import { join } from 'node:path'
import { command, root } from '../../scripts/prepare.mjs'
import type { Figure } from '../measures/figure.ts'
import { stopWorkers } from '../processes/worker.ts'
import { type PlaceInDocument, writeResults } from './document.ts'
import { asMarkdown, asText, misses } from './table.ts'

export interface Measured {
  readonly machine: string
  readonly figures: readonly Figure[]
}

/** Measures, prints the table, writes it into the document on request, and fails if a target is missed. */
export async function runBench(place: PlaceInDocument, measure: () => Promise<Measured>): Promise<void> {
  await command(async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopWorkers)
    const begun = performance.now()
    const { machine, figures } = await measure()
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`\n${machine}\n\n${asText(figures)}\n\nTook ${seconds} s.`)
    if (process.argv.includes('--write')) {
      const results = `${machine} · took ${seconds} s\n\n${asMarkdown(figures)}`
      await writeResults(join(root, 'docs', 'benchmarks.md'), results, place)
    }
    if (misses(figures).length > 0) process.exitCode = 1
  })
}

export function tell(what: string): void {
  console.log(`${what}…`)
}

/**
 * The figures of one part of a benchmark. A part that fails is listed as missed, and the others are measured all the
 * same.
 */
export async function part(what: string, work: () => Promise<Figure | readonly Figure[]>): Promise<readonly Figure[]> {
  tell(what)
  try {
    return [await work()].flat()
  } catch (error) {
    console.error(error)
    return [{ name: what, result: 'broke off', target: { words: 'is measured', isMet: false } }]
  }
}
