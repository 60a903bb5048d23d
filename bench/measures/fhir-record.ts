import { allResources } from '#domain/fhir/resources.ts'
import { sampleMaking } from '#domain/fhir/sample-record.ts'
import { type Figure, milliseconds } from './figure.ts'

const times = 500
const p95AtMostMs = 50

/** A record with something of every kind, mapped and written, without reading it. */
export async function fhirRecord(): Promise<Figure[]> {
  const took: number[] = []
  for (let nth = -50; nth < times; nth++) {
    const begun = performance.now()
    JSON.stringify(allResources(sampleMaking))
    // The first fifty are for warming up.
    if (nth >= 0) took.push(performance.now() - begun)
  }
  const p95 = took.toSorted((a, b) => a - b)[Math.floor(times * 0.95)] ?? Number.NaN
  return [
    {
      name: `A whole record as FHIR, ${allResources(sampleMaking).length} resources, p95`,
      result: milliseconds(p95),
      target: { words: `at most ${p95AtMostMs} ms`, isMet: p95 <= p95AtMostMs },
    },
  ]
}
