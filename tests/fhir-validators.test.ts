import type { DiagnosticReport, Observation } from 'fhir/r4'
import { beforeAll, describe, expect, it } from 'vitest'
import { questionnaireOf } from '#domain/fhir/questionnaire.ts'
import { questionnaireResponse } from '#domain/fhir/questionnaire-response.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { flowAt, versionsOf } from '#domain/intake/engine/versions.ts'
import { findingsIn, installValidators } from '../tools/fhir/run-validators.ts'
import { drawings } from '../tools/flow-map.ts'
import { isSoak, testDepth } from './soak/test-depth.ts'

const origin = 'https://clinic.example'

let missing: string | null
beforeAll(async () => {
  missing = await installValidators()
  if (missing && isSoak) throw new Error(missing)
}, 120_000)

const weight: Observation = {
  resourceType: 'Observation',
  id: 'weight',
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }] },
  ],
  code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
  subject: { reference: 'Patient/p' },
  effectiveDateTime: '2026-03-02',
  valueQuantity: { value: 92.4, unit: 'kilogram', system: 'http://unitsofmeasure.org', code: 'kg' },
}

const report: DiagnosticReport = {
  resourceType: 'DiagnosticReport',
  id: 'report',
  status: 'final',
  code: { text: 'Blood test' },
  subject: { reference: 'Patient/p' },
  result: [{ reference: 'Observation/weight' }],
}

describe('FHIR-V the two validators', () => {
  it('FHIR-V1 find nothing in what is right, and each planted error, one or the other', async ({ skip }) => {
    if (missing) skip(missing)
    const { subject: _, ...nobody } = weight
    const { status: __, ...unstated } = report
    const prescribed = {
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Mounjaro' },
      subject: { reference: 'Patient/p' },
    }
    const planted = [
      { ...weight, id: 'wrong-code', status: 'done' },
      { ...nobody, id: 'missing-subject' },
      { ...prescribed, id: 'second-medication', medicationReference: { reference: 'Medication/m' } },
      { ...prescribed, id: 'unknown-field', nhsNumber: '9990000000' },
      { ...unstated, id: 'missing-status' },
      { ...report, id: 'result-of-nothing', result: [{}] },
      { ...report, id: 'unknown-status', status: 'reviewed' },
      { ...weight, id: 'no-date', effectiveDateTime: 'last Monday' },
    ]
    const found = await findingsIn([weight, report, { ...prescribed, id: 'right' }, ...planted])
    expect([...new Set(found.map(({ of }) => of.split('/')[1]))].toSorted()).toEqual(
      planted.map(({ id }) => id).toSorted(),
    )
    const by = (id: string) => [...new Set(found.filter(({ of }) => of.endsWith(`/${id}`)).map((one) => one.by))]
    // Neither alone would do.
    expect([by('wrong-code'), by('missing-subject'), by('second-medication')]).toEqual([
      ['fhir'],
      ['medplum'],
      ['medplum'],
    ])
  })

  it('FHIR-V2 find nothing in the questionnaires of every version, and in responses to them', async ({ skip }) => {
    if (missing) skip(missing)
    const resources = drawings.flatMap(({ flow, samples }) =>
      versionsOf(flow).flatMap((version) => {
        const routes = exploreRoutes(flowAt(flow, version) as AnyFlow, samples)
        const every = Math.max(1, Math.floor(routes.length / testDepth(5, 200)))
        const sampled = routes.filter((_, at) => at % every === 0)
        return [
          questionnaireOf(origin, flow, version),
          ...sampled.map(({ answers }, at) =>
            questionnaireResponse(origin, {
              id: `${flow.name}-${version}-${at}`,
              flow,
              version,
              answers,
              subject: 'Patient/p',
              authoredAt: '2026-03-02T09:00:00Z',
              isFinished: true,
            }),
          ),
        ]
      }),
    )
    expect(resources.length).toBeGreaterThan(30)
    expect(await findingsIn(resources)).toEqual([])
  })
})
