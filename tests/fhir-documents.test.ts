import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { everything, searchset } from '#domain/fhir/bundle.ts'
import { letterDocument } from '#domain/fhir/composition.ts'
import { heldBackNote } from '#domain/fhir/operation-outcome.ts'
import { allResources } from '#domain/fhir/resources.ts'
import { sampleMaking } from '#domain/fhir/sample-record.ts'
import { readSearch, type Search } from '#domain/fhir/search.ts'
import { findingsIn, installValidators } from '../tools/fhir/run-validators.ts'
import { drawExamples, exampleResources, examples, interoperability, withTable } from '../tools/fhir-documents.ts'
import { isSoak } from './soak/test-depth.ts'

const read = (path: string) => readFileSync(join(fileURLToPath(new URL('..', import.meta.url)), path), 'utf8')

let missing: string | null
beforeAll(async () => {
  missing = await installValidators()
  if (missing && isSoak) throw new Error(missing)
}, 120_000)

it('the table of resources and the examples are what the code makes; run npm run fhir:docs', () => {
  expect(read(interoperability)).toBe(withTable(read(interoperability)))
  expect(read(examples)).toBe(drawExamples())
})

it('both validators find nothing in the examples, shortened as they are', async ({ skip }) => {
  if (missing) skip(missing)
  expect(exampleResources()).toHaveLength(24)
  expect(await findingsIn(exampleResources())).toEqual([])
})

it('both validators find nothing in the bundles: a whole record, a page of a search, and a letter as a document', async ({
  skip,
}) => {
  if (missing) skip(missing)
  const { origin, now, record } = sampleMaking
  const resources = allResources(sampleMaking)
  const search = readSearch({ _count: '2' }) as Search
  const page = searchset({ origin, type: 'Observation', search, asked: { _count: '2' }, resources, now })
  const documents = record.letters.flatMap((row) => letterDocument(sampleMaking, row) ?? [])
  expect([page.entry?.length, documents.length]).toEqual([2, 1])
  const sent: unknown[] = JSON.parse(
    JSON.stringify([everything(origin, resources, heldBackNote(['Held back.']), now), page, ...documents]),
  )
  expect(await findingsIn(sent)).toEqual([])
})
