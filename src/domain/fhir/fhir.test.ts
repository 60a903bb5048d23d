import fc from 'fast-check'
import type { Bundle, FhirResource } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { flowNames } from '../intake/flows.ts'
import { medicines } from '../medicines/medicines.ts'
import { base64 } from './base64.ts'
import { everything, searchset } from './bundle.ts'
import { capabilityStatement } from './capability-statement.ts'
import { forTeam } from './for-team.ts'
import { ownId, patientIn } from './ids.ts'
import { heldBackNote } from './operation-outcome.ts'
import { product } from './product.ts'
import { initialsOf } from './questionnaire-response.ts'
import type { BloodReportRow } from './record.ts'
import { allResources, resourcesOf } from './resources.ts'
import { sampleMaking, sampleRecord } from './sample-record.ts'
import { isUpdatedIn, pageSizes, readSearch, type Search } from './search.ts'
import { served, servedTypes } from './served.ts'
import { mayReadRecord } from './who-may-read.ts'

const { origin } = sampleMaking
const all = allResources(sampleMaking)
const named = (resource: FhirResource) => `${resource.resourceType}/${resource.id}`

/** Every value in a resource, with where it stands. */
function valuesIn(value: unknown, at = ''): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[at, value]]
  return [[at, value], ...Object.entries(value).flatMap(([key, one]) => valuesIn(one, `${at}.${key}`))]
}

/** What resources refer to and do not have. What begins with # is contained in the resource itself. */
function lostIn(resources: readonly FhirResource[]): string[] {
  const known = new Set(resources.map(named))
  return resources.flatMap((resource) =>
    valuesIn(resource).flatMap(([at, value]) =>
      at.endsWith('.reference') && typeof value === 'string' && !value.startsWith('#') && !known.has(value)
        ? [`${named(resource)} to ${value}`]
        : [],
    ),
  )
}

describe('a record in FHIR', () => {
  it('has every type of resource that is served, each under one id', () => {
    expect(new Set(all.map(({ resourceType }) => resourceType))).toEqual(new Set(servedTypes))
    expect(new Set(all.map(named)).size).toBe(all.length)
    for (const { id } of all) expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/)
  })

  it('refers to nothing that it does not have', () => {
    expect(valuesIn(all).filter(([at]) => at.endsWith('.reference')).length).toBeGreaterThan(60)
    expect(lostIn(all)).toEqual([])
  })

  it('has no empty list and no empty text, which FHIR does not allow', () => {
    const written: unknown = JSON.parse(JSON.stringify(all))
    const empty = valuesIn(written).filter(
      ([, value]) => value === '' || value === null || (Array.isArray(value) && value.length === 0),
    )
    expect(empty).toEqual([])
  })

  it.each(servedTypes)('each %s names its UK Core profile, or one of the measurement', (type) => {
    for (const { meta } of resourcesOf(sampleMaking, type))
      expect(meta?.profile?.[0]).toMatch(`https://fhir.hl7.org.uk/StructureDefinition/UKCore-${served[type].profile}`)
  })

  it('names no code as ours that is not below the address of the site', () => {
    const systems = new Set(valuesIn(all).flatMap(([at, value]) => (at.endsWith('.system') ? [String(value)] : [])))
    const outside = [...systems].filter((system) => system.startsWith('http') && !system.startsWith(origin))
    expect(outside.toSorted()).toEqual([
      'http://loinc.org',
      'http://snomed.info/sct',
      ...[
        'allergyintolerance-clinical',
        'allergyintolerance-verification',
        'condition-category',
        'condition-clinical',
        'condition-ver-status',
        'consentscope',
        'data-absent-reason',
        'flag-category',
        'observation-category',
        'provenance-participant-type',
        'v2-0074',
        'v3-ActCode',
        'v3-ObservationInterpretation',
      ].map((name) => `http://terminology.hl7.org/CodeSystem/${name}`),
      'http://unitsofmeasure.org',
      'https://dmd.nhs.uk',
      'https://fhir.hl7.org.uk/Id/gmc-number',
      'https://fhir.hl7.org.uk/Id/gphc-number',
      'https://fhir.nhs.uk/Id/ods-organization-code',
    ])
  })

  it('an entry that was corrected is refuted, and stays', () => {
    const record = { ...sampleRecord, healthList: [] }
    const codes = resourcesOf({ ...sampleMaking, record }, 'Condition').map((one) =>
      one.resourceType === 'Condition' ? one.verificationStatus?.coding?.[0]?.code : null,
    )
    expect(codes).toEqual(['refuted'])
    const uncorrected = { ...sampleMaking, record: { ...record, corrections: [] } }
    expect(resourcesOf(uncorrected, 'Condition')).toMatchObject([
      { clinicalStatus: { coding: [{ code: 'active' }] }, verificationStatus: { coding: [{ code: 'unconfirmed' }] } },
    ])
  })

  it.each([
    ['is dispensed', {}, 'completed'],
    ['is not dispensed yet', { pens: [] }, 'active'],
    ['has expired', { pens: [], now: '2026-07-07T00:00:00.000Z' }, 'stopped'],
    ['was cancelled', { cancelledAt: '2026-01-07T10:00:00.000Z' }, 'cancelled'],
  ])(
    'a prescription that %s says so',
    (_, {
      now = sampleMaking.now,
      cancelledAt = null,
      ...changed
    }: { now?: string; cancelledAt?: string | null; pens?: never[] }, status) => {
      const prescriptions = sampleRecord.prescriptions.map((row) => ({ ...row, cancelledAt }))
      const making = { ...sampleMaking, now, record: { ...sampleRecord, prescriptions, papers: [], ...changed } }
      expect(resourcesOf(making, 'MedicationRequest')).toMatchObject([
        { status, substitution: { allowedBoolean: false } },
      ])
    },
  )
})

describe('a medicine', () => {
  it.each(medicines.flatMap(({ name, doses }) => doses.map((dose) => [name, dose] as const)))(
    '%s is named by the AMP of its dose, as a number and as it is written',
    (name, { mg, dose, dmd }) => {
      const expected = dmd && [{ system: 'https://dmd.nhs.uk', code: dmd.amp }]
      expect(product(origin, name, mg).coding).toEqual(expected)
      expect(product(origin, name, dose).coding).toEqual(expected)
    },
  )

  it('that we do not know is named, and never coded by a guess', () => {
    expect(product(origin, 'Amlodipine', '5 mg')).toEqual({ text: 'Amlodipine 5 mg' })
    expect(product(origin, 'Mounjaro', 3)).toEqual({ text: 'Mounjaro 3mg' })
  })
})

describe('what is on a patient’s list', () => {
  const codeOf = (words: string) =>
    all.flatMap((resource) => {
      const one = resource as { code?: { text?: string }; medicationCodeableConcept?: { text?: string } }
      const code = one.medicationCodeableConcept ?? one.code
      return code?.text === words ? [[resource.resourceType, code]] : []
    })

  it.each([
    ['worfarin 3 mg', 'MedicationStatement', `${origin}/fhir/CodeSystem/health-list`, 'medicine-warfarin', 'Warfarin'],
    ['Ramipril 5 mg', 'MedicationStatement', 'https://dmd.nhs.uk', '386872004', 'Ramipril'],
    ['penecillin', 'AllergyIntolerance', 'http://snomed.info/sct', '91936005', 'Penicillin'],
    ['IBS', 'Condition', 'http://snomed.info/sct', '10743008', 'Irritable bowel syndrome'],
  ])('%s was picked, and has its code beside the words', (text, type, system, code, display) => {
    expect(codeOf(text)).toEqual([[type, { text, coding: [{ system, code, display }] }]])
  })

  it('what nobody picked has words and no code, and what was replaced is not given', () => {
    expect(codeOf('A small white one')).toEqual([['MedicationStatement', { text: 'A small white one' }]])
    expect(codeOf('my tummy')).toEqual([])
  })

  it('what is no longer taken says so, and what the team recorded is confirmed', () => {
    const statuses = resourcesOf(sampleMaking, 'MedicationStatement').flatMap((one) =>
      'medicationCodeableConcept' in one && one.medicationCodeableConcept?.text === 'Ramipril 5 mg' ? [one.status] : [],
    )
    expect(statuses).toEqual(['stopped'])
  })
})

describe('what UK Core asks of measurements', () => {
  const found = resourcesOf(sampleMaking, 'Observation')
  const ofPart = (part: string) => found.filter(({ id }) => id?.endsWith(`.${part}`))

  it.each([
    ['weight', { value: 104.2, unit: 'kilogram', code: 'kg' }, ['27113001', '29463-7']],
    ['height', { value: 1.78, unit: 'meter', code: 'm' }, ['50373000', '8302-2']],
    ['bmi', { value: 32.9, code: 'kg/m2' }, ['60621009', '39156-5']],
    ['pulse', { value: 71, unit: 'per minute', code: '/min' }, ['364075005', '8867-4']],
  ])('a %s has its unit and its two codes', (part, valueQuantity, codes) => {
    expect(ofPart(part)[0]).toMatchObject({
      valueQuantity: { ...valueQuantity, system: 'http://unitsofmeasure.org' },
      code: { coding: codes.map((code) => ({ code })) },
      category: [{ coding: [{ code: 'vital-signs' }] }],
    })
  })

  it('blood pressure is one observation with two named parts, and no value of its own', () => {
    const [pressure] = ofPart('bp')
    expect(pressure).toMatchObject({
      component: [
        {
          code: { coding: [{ code: '72313002' }, { code: '8480-6' }], text: 'Systolic blood pressure' },
          valueQuantity: { value: 128, code: 'mm[Hg]' },
        },
        {
          code: { coding: [{ code: '1091811000000102' }, { code: '8462-4' }], text: 'Diastolic blood pressure' },
          valueQuantity: { value: 82, code: 'mm[Hg]' },
        },
      ],
    })
    expect(pressure).not.toHaveProperty('valueQuantity')
  })
})

describe('an id', () => {
  it('names the patient, whatever it is made from', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.oneof(fc.uuid(), fc.nat().map(String)),
        fc.option(fc.constantFrom('weight', '2026-01-20', 'conditions')),
        (account, key, part) => {
          const id = ownId(account, key, part ?? undefined)
          expect(patientIn(id)).toBe(account)
          expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/)
        },
      ),
    )
  })

  it('of saved answers is short enough, and one for each questionnaire', () => {
    const ids = flowNames.map((name) => ownId(sampleRecord.account.id, sampleRecord.account.id, initialsOf(name)))
    expect(new Set(ids).size).toBe(flowNames.length)
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(64)
  })

  it.each(['', '.', 'x', '3f1c0c5e-6a5d-4b57-9f0e-000000000001', 'zzzzzzzzzzzzzzzzzzzzzzzzz.1', '_'.repeat(25)])(
    '%j names nobody',
    (id) => expect(patientIn(id)).toBeNull(),
  )
})

describe('text in base64', () => {
  it('is what a buffer writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(base64(text)).toBe(Buffer.from(text).toString('base64'))
      }),
    )
  })

  it('with half a character is written with a replacement', () =>
    expect(Buffer.from(base64('a\uD800b'), 'base64').toString()).toBe('a\uFFFDb'))
})

const searched = (asked: Parameters<typeof readSearch>[0]): Search => {
  const read = readSearch(asked)
  if ('problem' in read) throw new Error(read.problem)
  return read
}

describe('a search', () => {
  it.each([
    [{ code: '29463-7' }],
    [{ _include: 'x' }],
    [{ 'patient:exact': 'x' }],
    [{ patient: 'a b' }],
    [{ patient: ['a', 'b'] }],
    [{ _count: 'many' }],
    [{ _count: '-1' }],
    [{ _offset: '1.5' }],
    [{ _lastUpdated: 'yesterday' }],
    [{ _lastUpdated: 'ne2026-01-01' }],
    [{ _lastUpdated: '2026-13-01' }],
    [{ _format: 'xml' }],
  ])('by %j is refused, and not answered as another', (asked) => expect(readSearch(asked)).toHaveProperty('problem'))

  it('names the parameter that is wrong', () => {
    expect(readSearch({ _offset: '1.5' })).toEqual({ problem: '_offset is not a number.' })
    expect(readSearch({ _count: '1.5' })).toEqual({ problem: '_count is not a number.' })
  })

  it('takes a patient by id or reference, and no more than the most of a page', () => {
    expect(searched({ patient: 'Patient/abc', _count: '100000', _format: 'json' })).toMatchObject({
      patient: 'abc',
      count: pageSizes.most,
    })
  })

  it.each([
    ['2026-01', '2026-01-31T23:59:59.999Z', true],
    ['2026-01', '2026-02-01T00:00:00.000Z', false],
    ['eq2026', '2026-12-31T23:59:59.999Z', true],
    ['gt2026-01-05', '2026-01-05T23:59:59.999Z', false],
    ['gt2026-01-05', '2026-01-06T00:00:00.000Z', true],
    ['ge2026-01-05', '2026-01-05T00:00:00.000Z', true],
    ['lt2026-01-05', '2026-01-05T00:00:00.000Z', false],
    ['lt2026-01-05', '2026-01-04T23:59:59.999Z', true],
    ['le2026-01-05', '2026-01-05T23:59:59.999Z', true],
    ['le2026-01-05', '2026-01-06T00:00:00.000Z', false],
    ['ge2026-01-05T10:00:00+01:00', '2026-01-05T09:00:00.000Z', true],
    ['2026-01-05T10:00:00Z', '2026-01-05T10:00:00.999Z', true],
    ['2026-01-05T10:00:00Z', '2026-01-05T10:00:01.000Z', false],
  ])('_lastUpdated=%s of what was updated at %s: %s', (updated, at, isFound) =>
    expect(isUpdatedIn(searched({ _lastUpdated: updated }), at)).toBe(isFound),
  )

  it('by two dates wants both', () => {
    const search = searched({ _lastUpdated: ['ge2026-01-01', 'lt2026-02-01'] })
    expect(
      ['2025-12-31', '2026-01-15', '2026-02-01'].map((day) => isUpdatedIn(search, `${day}T00:00:00.000Z`)),
    ).toEqual([false, true, false])
  })

  it('is paged by its links: each resource once, none left out', () => {
    const resources = resourcesOf(sampleMaking, 'Observation')
    const pageAt = (asked: Record<string, string>): Bundle =>
      searchset({ origin, type: 'Observation', search: searched(asked), asked, resources, now: sampleMaking.now })
    const seen: string[] = []
    let asked: Record<string, string> | null = { patient: 'me', _count: '4' }
    while (asked !== null) {
      const page = pageAt(asked)
      expect(page.total).toBe(resources.length)
      seen.push(...(page.entry ?? []).map(({ fullUrl }) => fullUrl as string))
      const next = page.link?.find(({ relation }) => relation === 'next')?.url
      asked = next === undefined ? null : Object.fromEntries(new URL(next).searchParams)
    }
    expect(seen.toSorted()).toEqual(resources.map((one) => `${origin}/fhir/R4/${named(one)}`).toSorted())
    expect(pageAt({ _count: '0' })).toMatchObject({ total: resources.length })
    expect(pageAt({ _count: '0' })).not.toHaveProperty('entry.0')
  })
})

describe('a whole record', () => {
  it('says what is held back, beside the resources', () => {
    const bundle = everything(origin, all, heldBackNote(['Notes are not included.']), sampleMaking.now)
    expect(bundle.total).toBe(all.length)
    expect(bundle.entry?.at(-1)).toMatchObject({
      search: { mode: 'outcome' },
      resource: { issue: [{ severity: 'information', code: 'suppressed', diagnostics: 'Notes are not included.' }] },
    })
  })
})

describe('what the team reads', () => {
  const shown = (record = sampleRecord, mayOpen = false) =>
    allResources({ ...sampleMaking, record: forTeam(record, () => mayOpen) })

  it('is less by what the patient does not share', () => {
    const weights = (making: readonly FhirResource[]) =>
      making.filter(({ id }) => /\.(weight|waist|body-fat|water)\.2026-/.test(id ?? '')).length
    expect([weights(all), weights(shown())]).toEqual([5, 1])
    const sharing = { ...sampleRecord, trackingSettings: [{ sharedSince: '2026-01-01T00:00:00.000Z' }] }
    expect(weights(shown(sharing))).toBe(5)
  })

  it('is less by the answers, outcome and letter of an appointment that is not theirs', () => {
    const words = ['Your assessment suggests', 'told', 'Thank you for telling']
    const has = (resources: readonly FhirResource[]) => {
      const text = JSON.stringify(resources)
      return [
        text.includes(base64('Your assessment suggests adult ADHD.')),
        text.includes(words[2] as string),
        text.includes('Questionnaire/adhd'),
      ]
    }
    expect(has(shown())).toEqual([false, false, false])
    expect(has(shown(sampleRecord, true))).toEqual([true, true, true])
  })
})

describe('who may read', () => {
  const [own, other] = ['3f1c0c5e-6a5d-4b57-9f0e-000000000001', '3f1c0c5e-6a5d-4b57-9f0e-000000000002']
  it.each([
    [{ is: 'patient', accountId: own } as const, own, true],
    [{ is: 'patient', accountId: own } as const, other, false],
    [{ is: 'staff', capabilities: new Set(['see-record'] as const) } as const, other, true],
    [{ is: 'staff', capabilities: new Set(['see-contact', 'message'] as const) } as const, other, false],
  ])('%j of %s: %s', (caller, whose, may) => expect(mayReadRecord(caller, whose)).toBe(may))
})

describe('a result of a blood test', () => {
  it('was measured by the laboratory, whoever reviewed it, and an unread one says why', () => {
    const results = resourcesOf(sampleMaking, 'Observation').filter(
      (one) => one.resourceType === 'Observation' && one.category?.[0]?.coding?.[0]?.code === 'laboratory',
    )
    expect(results).toHaveLength(3)
    for (const one of results) expect(one).toMatchObject({ performer: [{ display: 'Ferncliff Pathology' }] })
    expect(results[2]).toMatchObject({ dataAbsentReason: { coding: [{ code: 'error' }], text: 'haemolysed' } })
    const [report] = sampleRecord.bloodReports
    const unread = (reason: 'unit' | 'not measured') => {
      const potassium = report?.content?.results[2]
      const content = report?.content && potassium && { ...report.content, results: [{ ...potassium, unread: reason }] }
      const bloodReports = report && content ? [{ ...report, content }] : []
      const made = resourcesOf({ ...sampleMaking, record: { ...sampleRecord, bloodReports } }, 'Observation')
      return made.find(({ id }) => id === results[2]?.id)
    }
    expect(unread('unit')).toMatchObject({ dataAbsentReason: { coding: [{ code: 'unsupported' }] } })
    expect(unread('not measured')).toMatchObject({ dataAbsentReason: { coding: [{ code: 'not-performed' }] } })
  })
})

describe('a report of a blood test', () => {
  const reported = sampleRecord.bloodReports[0] as BloodReportRow
  const made = (...bloodReports: readonly BloodReportRow[]) => {
    const making = { ...sampleMaking, record: { ...sampleRecord, bloodReports } }
    return resourcesOf(making, 'DiagnosticReport').filter((one) => one.resourceType === 'DiagnosticReport')
  }
  const replaced = { ...reported, id: '3f1c0c5e-6a5d-4b57-9f0e-000000000087', replacedAt: reported.at }

  it('holds its results together: whose sample, which laboratory, who reviewed it and what they said', () => {
    const [one, ...others] = made(reported)
    expect(others).toEqual([])
    expect(one).toMatchObject({
      status: 'final',
      category: [{ coding: [{ code: 'LAB' }] }],
      code: { text: 'Blood test: Blood sugar, Kidney' },
      subject: { reference: `Patient/${sampleRecord.account.id}` },
      effectiveDateTime: '2026-02-12',
      issued: reported.reviewedAt,
      performer: [{ display: 'Ferncliff Pathology' }],
      resultsInterpreter: [{ reference: `Practitioner/${reported.reviewedBy}` }],
      conclusion: 'Your blood sugar is a little above the range. We will test it again in three months.',
    })
    expect(one?.code.coding).toBeUndefined()
    const observed = resourcesOf(sampleMaking, 'Observation').flatMap((of) =>
      of.resourceType === 'Observation' && of.category?.[0]?.coding?.[0]?.code === 'laboratory' ? [named(of)] : [],
    )
    expect(one?.result?.map(({ reference }) => reference)).toEqual(observed)
  })

  it('whose result points to nothing is noticed', () => {
    const withoutResults = all.filter((one) => one.resourceType !== 'Observation' || one.valueQuantity?.value !== 43)
    expect(lostIn(withoutResults)).toMatchObject([
      expect.stringMatching(/^DiagnosticReport\/.* to Observation\/.*hba1c$/),
    ])
  })

  it.each([
    ['nobody has reviewed', { reviewedAt: null, reviewedBy: null, words: null }],
    ['was replaced', { replacedAt: '2026-02-16T10:00:00.000Z' }],
    ['was erased', { content: null }],
  ])('that %s is none', (_, changed) => expect(made({ ...reported, ...changed })).toEqual([]))

  it.each([
    ['a version that was reviewed and left as final', {}, 'amended'],
    ['a version that nobody had reviewed', { reviewedAt: null, reviewedBy: null }, 'final'],
    ['nothing: the other is another report', { sourceId: 'FP-2026-0001' }, 'final'],
    ['nothing: the other was typed', { sourceId: null }, 'final'],
  ])('that took the place of %s says so', (_, changed, status) =>
    expect(made({ ...replaced, ...changed }, reported).map((one) => one.status)).toEqual([status]),
  )

  it('that was typed takes the place of no other', () => {
    const typed = { ...reported, sourceId: null }
    expect(made({ ...replaced, sourceId: null }, typed).map((one) => one.status)).toEqual(['final'])
  })
})

describe('the CapabilityStatement', () => {
  it('names what is served, and nothing else', () => {
    const [rest] = capabilityStatement(origin, '1').rest ?? []
    const [binary, ...ofRecords] = (rest?.resource ?? []).toReversed()
    expect(binary).toMatchObject({ type: 'Binary', interaction: [{ code: 'read' }] })
    expect(ofRecords.map(({ type }) => type)).toEqual(servedTypes.toReversed())
    for (const { type, interaction, searchParam } of ofRecords) {
      const isSearched = served[type as keyof typeof served].isOfPatient
      expect(interaction?.map(({ code }) => code)).toEqual(isSearched ? ['read', 'search-type'] : ['read'])
      expect(searchParam?.map(({ name }) => name)).toEqual(isSearched ? ['patient', '_lastUpdated'] : undefined)
    }
  })
})
