import type { SampleOf } from '#domain/blood-tests/results.ts'
import { type BloodTestKey, bloodTestKeys, bloodTests } from '#domain/blood-tests/tests.ts'
import { hl7, systems } from '#domain/fhir/systems.ts'

export type SampleCourse = 'within' | 'outside' | 'haemolysed' | 'critical' | 'other person' | 'late' | 'unusable'

interface Made {
  readonly value: number
  readonly low?: number
  readonly high?: number
  readonly comparator?: '>'
  readonly interpretation?: string
}

/** Made up, with ranges such as a laboratory could have. */
const within: Readonly<Record<BloodTestKey, Made>> = {
  hba1c: { value: 38, high: 41 },
  creatinine: { value: 71, low: 45, high: 84 },
  egfr: { value: 90, low: 60, comparator: '>' },
  sodium: { value: 140, low: 133, high: 146 },
  potassium: { value: 4.3, low: 3.5, high: 5.3 },
  alt: { value: 24, high: 35 },
  alp: { value: 68, low: 30, high: 130 },
  bilirubin: { value: 9, high: 21 },
  albumin: { value: 42, low: 35, high: 50 },
  cholesterol: { value: 4.6, high: 5 },
  hdl: { value: 1.4, low: 1.2 },
  non_hdl: { value: 3.2, high: 4 },
  triglycerides: { value: 1.1, high: 2.3 },
}

const changed: Readonly<Partial<Record<SampleCourse, Partial<Record<BloodTestKey, Partial<Made>>>>>> = {
  outside: { alt: { value: 58, interpretation: 'H' }, cholesterol: { value: 5.9, interpretation: 'H' } },
  haemolysed: { potassium: { value: 6.4, interpretation: 'HH' } },
  critical: { potassium: { value: 6.7, interpretation: 'HH' }, creatinine: { value: 168, interpretation: 'H' } },
}

interface Sample {
  readonly code: string
  readonly person: SampleOf
  readonly course: SampleCourse
  readonly at: Date
  /** Whether it is about results, or the sample has only been received. */
  readonly isResult: boolean
}

/** What a laboratory sends about a sample: a DiagnosticReport of FHIR R4 with what it names. */
export function sampleBundle({ code, person, course, at, isResult }: Sample) {
  const id = `report-${code}`
  const has = isResult && course !== 'unusable'
  const observations = has
    ? bloodTestKeys.map((key) => {
        const { value, low, high, comparator, interpretation } = { ...within[key], ...changed[course]?.[key] }
        const { loinc, unit, ucum } = bloodTests[key]
        const quantity = (of: number) => ({ value: of, unit, system: systems.ucum, code: ucum })
        return {
          resourceType: 'Observation',
          id: `${key}-${code}`,
          status: 'final',
          code: { coding: [{ system: systems.loinc, code: loinc }] },
          valueQuantity: { ...quantity(value), ...(comparator && { comparator }) },
          interpretation: interpretation
            ? [{ coding: [{ system: hl7('v3-ObservationInterpretation'), code: interpretation }] }]
            : [],
          referenceRange: [
            {
              ...(low !== undefined && { low: quantity(low) }),
              ...(high !== undefined && { high: quantity(high) }),
            },
          ],
        }
      })
    : []
  const isOther = course === 'other person'
  const resources = [
    {
      resourceType: 'DiagnosticReport',
      id,
      meta: { versionId: isResult ? '2' : '1', lastUpdated: at.toISOString() },
      status: isResult ? (has ? 'final' : 'cancelled') : 'registered',
      code: { text: 'HbA1c, kidney, liver and lipids' },
      subject: { reference: `Patient/patient-${code}` },
      specimen: [{ reference: `Specimen/specimen-${code}` }],
      performer: [{ display: 'Ferncliff Pathology (stand-in)' }],
      result: observations.map((one) => ({ reference: `Observation/${one.id}` })),
    },
    {
      resourceType: 'Patient',
      id: `patient-${code}`,
      name: [
        {
          use: 'official',
          family: isOther ? 'Hazelmere' : person.lastName,
          given: [isOther ? 'Linden' : person.firstName],
        },
      ],
      birthDate: person.bornOn,
    },
    {
      resourceType: 'Specimen',
      id: `specimen-${code}`,
      accessionIdentifier: { value: code },
      collection: { collectedDateTime: at.toISOString() },
      condition: course === 'haemolysed' ? [{ coding: [{ system: hl7('v2-0493'), code: 'HEM' }] }] : [],
    },
    ...observations,
  ]
  return { resourceType: 'Bundle', type: 'searchset', entry: resources.map((resource) => ({ resource })) }
}
