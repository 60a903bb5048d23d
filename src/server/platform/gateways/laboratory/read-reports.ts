import { z } from 'zod'
import type { BloodResult, LaboratoryMark, SampleOf } from '#domain/blood-tests/results.ts'
import { withoutHaemolysed } from '#domain/blood-tests/results.ts'
import { isUnitOf, testOfLoinc } from '#domain/blood-tests/tests.ts'
import { systems } from '#domain/fhir/systems.ts'
import type { LaboratoryMessage } from './laboratory.ts'

const coding = z.object({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() })
const concept = z.object({ coding: z.array(coding).default([]), text: z.string().optional() })
const reference = z.object({
  reference: z.string().optional(),
  identifier: z.object({ value: z.string().optional() }).optional(),
  display: z.string().optional(),
})
const quantity = z.object({
  value: z.number().optional(),
  comparator: z.enum(['<', '<=', '>=', '>']).optional(),
  unit: z.string().optional(),
  code: z.string().optional(),
})

const named = z.object({
  id: z.string().min(1).max(64),
  meta: z.object({ versionId: z.string().max(64).optional(), lastUpdated: z.iso.datetime({ offset: true }) }),
})

const report = named.extend({
  resourceType: z.literal('DiagnosticReport'),
  status: z.string(),
  subject: reference.optional(),
  basedOn: z.array(reference).default([]),
  specimen: z.array(reference).default([]),
  result: z.array(reference).default([]),
  performer: z.array(reference).default([]),
  effectiveDateTime: z.string().optional(),
})

const observation = z.object({
  resourceType: z.literal('Observation'),
  id: z.string(),
  status: z.string(),
  code: concept,
  valueQuantity: quantity.optional(),
  interpretation: z.array(concept).default([]),
  referenceRange: z.array(z.object({ low: quantity.optional(), high: quantity.optional() })).default([]),
})

/** Of an observation that cannot be read as a whole: what it is of, and how it is marked. */
const marked = z.object({
  id: z.string(),
  code: concept.catch({ coding: [] }),
  interpretation: z.array(concept).catch([]),
})

/** Of a report that cannot be read as a whole: which observations are in it. */
const naming = z.object({ result: z.array(reference).catch([]) })

const specimen = z.object({
  resourceType: z.literal('Specimen'),
  id: z.string(),
  accessionIdentifier: z.object({ value: z.string().optional() }).optional(),
  condition: z.array(concept).default([]),
  collection: z.object({ collectedDateTime: z.string().optional() }).optional(),
})

const patient = z.object({
  resourceType: z.literal('Patient'),
  id: z.string(),
  name: z
    .array(
      z.object({ use: z.string().optional(), family: z.string().optional(), given: z.array(z.string()).default([]) }),
    )
    .default([]),
  birthDate: z.string().optional(),
})

const bundle = z.object({
  resourceType: z.literal('Bundle'),
  link: z.array(z.object({ relation: z.string(), url: z.string() })).default([]),
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }).optional() })).default([]),
})

/** HL7’s codes: `LL`, `HH` and `AA` are critical, the others outside the range of the laboratory. */
const critical = new Set(['LL', 'HH', 'AA'])
const outside = new Set(['L', 'H', 'A', 'LU', 'HU', '<', '>'])
const haemolysed = new Set(['HEM'])

const whatOf = (status: string): LaboratoryMessage['what'] | null => {
  if (status === 'registered') return 'received'
  // A result that is not final may be critical: it is read, and its later version takes its place.
  if (['partial', 'preliminary', 'final', 'amended', 'corrected', 'appended'].includes(status)) return 'results'
  return status === 'cancelled' || status === 'entered-in-error' ? 'unusable' : null
}

type Concept = z.output<typeof concept>

const codesIn = (concepts: readonly Concept[]) =>
  concepts.flatMap(({ coding: codings }) => codings.flatMap(({ code }) => code ?? []))

function markOf(interpretation: readonly Concept[]): LaboratoryMark | null {
  const codes = codesIn(interpretation)
  if (codes.some((code) => critical.has(code))) return 'critical'
  return codes.some((code) => outside.has(code)) ? 'outside' : null
}

const valid = new Set(['final', 'amended', 'corrected', 'preliminary'])

type Observation = z.output<typeof observation>

/** Null: it is of a test that we do not read. */
function resultOf({ status, code, valueQuantity, interpretation, referenceRange }: Observation): BloodResult | null {
  const test = code.coding
    .filter(({ system }) => system === undefined || system === systems.loinc)
    .flatMap((one) => (one.code === undefined ? [] : (testOfLoinc(one.code) ?? [])))[0]
  if (test === undefined) return null
  const mark = markOf(interpretation)
  const none = { test, value: null, than: null, low: null, high: null, mark }
  if (valueQuantity?.value === undefined || !valid.has(status)) return { ...none, unread: 'not measured' }
  const units = [valueQuantity.code, valueQuantity.unit].filter((unit) => unit !== undefined)
  if (units.length === 0 || !units.some((unit) => isUnitOf(test, unit))) return { ...none, unread: 'unit' }
  const [range] = referenceRange
  const { value, comparator } = valueQuantity
  const than = comparator === undefined ? null : comparator.startsWith('<') ? '<' : '>'
  return { test, value, than, low: range?.low?.value ?? null, high: range?.high?.value ?? null, mark, unread: null }
}

/**
 * A laboratory may report a quantity twice, also in a unit that we do not read. Of these the one that was read counts, with
 * the gravest mark. Null: two were read and differ, and nobody here can tell which is right.
 */
function oncePerTest(results: readonly BloodResult[]): BloodResult[] | null {
  const ofTest = [...Map.groupBy(results, ({ test }) => test).values()]
  const chosen = ofTest.map((same) => {
    const read = same.filter(({ unread }) => unread === null)
    const [first = same[0] as BloodResult, ...others] = read
    if (others.some(({ value, than }) => value !== first.value || than !== first.than)) return null
    const mark = (['critical', 'outside'] as const).find((grave) => same.some((one) => one.mark === grave)) ?? null
    return { ...first, mark }
  })
  return chosen.some((one) => one === null) ? null : chosen.flatMap((one) => one ?? [])
}

const isoDay = /^\d{4}-\d{2}-\d{2}/

export interface ReadReports {
  readonly messages: LaboratoryMessage[]
  /** The address of the next page. Null: this is the last. */
  readonly next: string | null
  /** Reports that do not even say which they are: how many. */
  readonly nameless: number
}

/** The reports in a bundle of FHIR R4. One that cannot be read does not keep back the others. Null: it is no bundle. */
export function readReports(given: unknown): ReadReports | null {
  const read = bundle.safeParse(given).data
  if (!read) return null
  const resources = read.entry.flatMap(({ resource }) => resource ?? [])
  const all = <Shape extends z.ZodType<{ id: string }>>(type: string, shape: Shape) =>
    new Map(
      resources.flatMap((resource) => {
        const found = resource.resourceType === type ? shape.safeParse(resource).data : undefined
        return found ? [[`${type}/${found.id}`, found as z.output<Shape>] as const] : []
      }),
    )
  const observations = all('Observation', observation)
  const specimens = all('Specimen', specimen)
  const patients = all('Patient', patient)
  const at = <Value>(from: ReadonlyMap<string, Value>, { reference: path = '' }: z.output<typeof reference>) =>
    from.get(path.split('/').slice(-2).join('/'))

  const marks = all('Observation', marked)
  let nameless = 0
  const unreadable = (resource: unknown): LaboratoryMessage[] => {
    const known = named.safeParse(resource).data
    if (!known) nameless += 1
    if (!known) return []
    const { id, meta } = known
    const lastUpdated = new Date(meta.lastUpdated).toISOString()
    const version = meta.versionId ?? meta.lastUpdated
    // Whatever else is wrong with it: what the laboratory marks as critical cannot wait until somebody has asked.
    const { result } = naming.parse(resource)
    const otherCritical = result
      .flatMap((path) => at(marks, path) ?? [])
      .flatMap(({ code, interpretation }) => (markOf(interpretation) === 'critical' ? [nameOf(code)] : []))
    const nothing = { kitCode: null, person: null, report: null, isHaemolysed: false }
    return [{ id, version, at: lastUpdated, what: 'unreadable', ...nothing, otherCritical }]
  }
  const messages = resources.flatMap((resource): LaboratoryMessage[] => {
    if (resource.resourceType !== 'DiagnosticReport') return []
    const one = report.safeParse(resource).data
    const what = one && whatOf(one.status)
    if (!one || what === null || what === undefined) return unreadable(resource)
    const samples = one.specimen.flatMap((path) => at(specimens, path) ?? [])
    const whose = one.subject && at(patients, one.subject)
    const read = one.result.map((path) => at(observations, path))
    // A result that is named and missing would be taken for one that is not there.
    if (read.some((found) => found === undefined)) return unreadable(resource)
    const found = read.flatMap((observed) => (observed ? [{ observed, result: resultOf(observed) }] : []))
    const results = oncePerTest(found.flatMap(({ result }) => result ?? []))
    if (results === null) return unreadable(resource)
    const isHaemolysed = samples.some(({ condition }) => codesIn(condition).some((code) => haemolysed.has(code)))
    const collected = samples.flatMap(({ collection }) => collection?.collectedDateTime ?? [])[0]
    const takenOn = isoDay.exec(collected ?? one.effectiveDateTime ?? one.meta.lastUpdated)?.[0] ?? ''
    return [
      {
        id: one.id,
        version: one.meta.versionId ?? one.meta.lastUpdated,
        at: new Date(one.meta.lastUpdated).toISOString(),
        what,
        kitCode:
          samples.flatMap(({ accessionIdentifier }) => accessionIdentifier?.value ?? [])[0] ??
          one.basedOn.flatMap(({ identifier }) => identifier?.value ?? [])[0] ??
          null,
        person: whose ? personOf(whose) : null,
        report:
          what === 'results'
            ? {
                laboratory: one.performer.flatMap(({ display }) => display ?? [])[0] ?? '',
                takenOn,
                results: withoutHaemolysed(results, isHaemolysed),
              }
            : null,
        isHaemolysed,
        otherCritical: found.flatMap(({ observed, result }) =>
          result === null && markOf(observed.interpretation) === 'critical' ? [nameOf(observed.code)] : [],
        ),
      },
    ]
  })
  return { messages, next: read.link.find(({ relation }) => relation === 'next')?.url ?? null, nameless }
}

const nameOf = ({ text, coding: [first] }: Concept): string => text ?? first?.display ?? first?.code ?? ''

function personOf({ name, birthDate = '' }: z.output<typeof patient>): SampleOf {
  const named = name.find(({ use }) => use === 'official') ?? name[0]
  return { firstName: named?.given.join(' ') ?? '', lastName: named?.family ?? '', bornOn: birthDate }
}
