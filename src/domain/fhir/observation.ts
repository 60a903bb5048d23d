import type { CodeableConcept, Observation, Quantity, Reference } from 'fhir/r4'
import { bloodTestWords } from '#content/blood-tests/tests.ts'
import { redFlags } from '#content/treatment/red-flags.ts'
import { bloodTests } from '../blood-tests/tests.ts'
import type { VerifiedMeasurement } from '../cases/evidence.ts'
import { bodyOf, typedBodyIn } from '../clinical/patient.ts'
import { measurementCodes } from '../codes/measurements.ts'
import { toCurrentVersion } from '../intake/engine/versions.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { glassMl, type Measure } from '../treatment/tracking/measures.ts'
import { refTo } from './ids.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { isSentWith } from './questionnaire-response.ts'
import type { BloodReportRow, EvidenceCheckRow, OrderRow, SymptomReportRow, TrackedRow, VitalsRow } from './record.ts'
import { coded, hl7, listed, meta, newest, ownCode, systems } from './systems.ts'

const vitalSigns = 'Observation-VitalSigns'

/** The words that UK Core fixes for a code or a unit; a height is in metres there. */
const written = {
  weight: { profile: `${vitalSigns}-BodyWeight`, display: 'Body weight', unit: 'kilogram', code: 'kg' },
  height: { profile: `${vitalSigns}-BodyHeight`, display: 'Body height', unit: 'meter', code: 'm' },
  bmi: { profile: `${vitalSigns}-BMI`, display: undefined, unit: 'kilogram per square metre', code: 'kg/m2' },
  waist: { profile: 'Observation', display: undefined, unit: 'centimetre', code: 'cm' },
} as const

type Measured = keyof typeof written

const pressureUnit = { unit: 'millimeter of mercury', system: systems.ucum, code: 'mm[Hg]' }

const codesOf = (measured: keyof typeof measurementCodes, display?: string, text?: string): CodeableConcept => ({
  coding: [
    { system: systems.snomed, code: measurementCodes[measured].snomed },
    { system: systems.loinc, code: measurementCodes[measured].loinc, ...(display ? { display } : {}) },
  ],
  ...(text ? { text } : {}),
})

interface Taken {
  readonly key: string
  readonly part: string
  /** A day, or a moment. */
  readonly at: string
  readonly lastUpdated: string
  readonly by: Reference | undefined
  readonly derivedFrom?: Reference
}

const rounded = (value: number) => Math.round(value * 100) / 100

const common = (making: Making, taken: Taken, profile: string) =>
  ({
    resourceType: 'Observation',
    id: idOf(making, taken.key, taken.part),
    meta: meta(profile, taken.lastUpdated),
    status: 'final',
    subject: patientRef(making),
    effectiveDateTime: taken.at,
    performer: listed(taken.by ? [taken.by] : []),
    derivedFrom: listed(taken.derivedFrom ? [taken.derivedFrom] : []),
  }) as const satisfies Partial<Observation>

const asVitalSign = [coded(hl7('observation-category'), 'vital-signs', 'Vital Signs')]

function figure(making: Making, measured: Measured, value: number, taken: Taken): Observation {
  const { profile, display, unit, code } = written[measured]
  const quantity: Quantity = { value: rounded(value), unit, system: systems.ucum, code }
  return {
    ...common(making, taken, profile),
    category: asVitalSign,
    code: codesOf(measured, display),
    valueQuantity: quantity,
  }
}

/** A weight and a height of one day, and the BMI that they make. */
function body(making: Making, kg: number, cm: number, taken: Omit<Taken, 'part'>): Observation[] {
  return [
    figure(making, 'weight', kg, { ...taken, part: 'weight' }),
    figure(making, 'height', cm / 100, { ...taken, part: 'height' }),
    figure(making, 'bmi', bodyOf(kg, cm).bmi, { ...taken, part: 'bmi' }),
  ]
}

/** Seen by staff, by video, in person or in another record. */
function verified(making: Making, { id, gate, finding, staffId, at }: EvidenceCheckRow): Observation[] {
  const { weightKg, heightCm, on } = (finding ?? {}) as Partial<VerifiedMeasurement>
  if (gate !== 'measurements' || weightKg === undefined || heightCm === undefined || on === undefined) return []
  const taken = { key: id, at: on, lastUpdated: at, by: practitionerRef(making, staffId) }
  return body(making, weightKg, heightCm, taken)
}

/** As the patient reported them in the questionnaire of an order. */
function reported(making: Making, row: OrderRow): Observation[] {
  const { id, questionnaire, questionnaireVersion, answers, createdAt } = row
  if (answers === null || questionnaire !== weightManagement.name || !isSentWith(making.record, row)) return []
  const typed = typedBodyIn(toCurrentVersion(weightManagement, questionnaireVersion, answers))
  if (typed === null) return []
  const derivedFrom = refTo('QuestionnaireResponse', idOf(making, id))
  const taken = { key: id, at: createdAt, lastUpdated: createdAt, by: patientRef(making), derivedFrom }
  return body(making, typed.kg, typed.cm, taken)
}

const trackedWords: Readonly<Record<Exclude<Measure, 'weight' | 'waist' | 'bmi'>, string>> = {
  body_fat: 'Body fat, as a share of weight',
  body_water: 'Body water, as a share of weight',
  muscle: 'Muscle, as a share of weight',
  lean_mass: 'Lean body mass',
  water: 'Water drunk',
  moved: 'Moved today',
  vegetables: 'Ate vegetables',
  protein: 'Ate protein',
  slept: 'Slept well',
}

/** What a patient logs: one of a kind a day. */
function tracked(making: Making, { measure, on, value, loggedAt }: TrackedRow): Observation[] {
  if (value === null) return []
  const taken = { key: measure, part: on, at: on, lastUpdated: loggedAt, by: patientRef(making) }
  if (measure === 'weight' || measure === 'waist' || measure === 'bmi') return [figure(making, measure, value, taken)]
  const self = {
    ...common(making, taken, 'Observation'),
    code: ownCode(making.origin, 'measure', measure, trackedWords[measure]),
  }
  if (measure === 'body_fat' || measure === 'body_water' || measure === 'muscle')
    return [{ ...self, valueQuantity: { value, unit: '%', system: systems.ucum, code: '%' } }]
  if (measure === 'lean_mass')
    return [{ ...self, valueQuantity: { value, unit: 'kilogram', system: systems.ucum, code: 'kg' } }]
  if (measure !== 'water') return [{ ...self, valueBoolean: value === 1 }]
  return [{ ...self, valueQuantity: { value: value * glassMl, unit: 'millilitre', system: systems.ucum, code: 'mL' } }]
}

/** Blood pressure is one observation with two parts; the pulse is another. */
function pressureAndPulse(making: Making, row: VitalsRow): Observation[] {
  const { id, content, takenOn, source, staffId, at } = row
  if (content === null) return []
  const by = source === 'patient' ? patientRef(making) : practitionerRef(making, staffId)
  const taken = { key: id, at: takenOn, lastUpdated: at, by }
  const part = (measured: 'systolic' | 'diastolic', words: string) => ({
    code: codesOf(measured, words, words),
    valueQuantity: { value: content[measured], ...pressureUnit },
  })
  return [
    {
      ...common(making, { ...taken, part: 'bp' }, `${vitalSigns}-BloodPressure`),
      category: asVitalSign,
      code: codesOf('bloodPressure', 'Blood pressure panel with all children optional'),
      component: [part('systolic', 'Systolic blood pressure'), part('diastolic', 'Diastolic blood pressure')],
    },
    {
      ...common(making, { ...taken, part: 'pulse' }, `${vitalSigns}-HeartRate`),
      category: asVitalSign,
      code: {
        coding: [
          { system: systems.snomed, code: '364075005' },
          { system: systems.loinc, code: '8867-4' },
        ],
      },
      valueQuantity: { value: content.pulse, unit: 'per minute', system: systems.ucum, code: '/min' },
    },
  ]
}

const reportStatus = {
  unconfirmed: 'preliminary',
  confirmed: 'final',
  taken_back: 'entered-in-error',
  told: 'final',
} as const satisfies Readonly<Record<SymptomReportRow['state'], Observation['status']>>

/** What a patient reported between two check-ins. */
function symptom(making: Making, row: SymptomReportRow): Observation[] {
  const { id, content, state, reportedAt, settledAt, readAt } = row
  if (content === null) return []
  const taken = {
    key: id,
    part: 'symptom',
    at: reportedAt,
    lastUpdated: newest(reportedAt, settledAt, readAt),
    by: patientRef(making),
  }
  const code = content.kind === 'sign' ? content.sign : content.incident
  const words = content.kind === 'sign' ? redFlags.find((flag) => flag.id === content.sign)?.sign : undefined
  return [
    {
      ...common(making, taken, 'Observation'),
      status: reportStatus[state],
      category: [coded(hl7('observation-category'), 'survey', 'Survey')],
      code: ownCode(making.origin, 'symptom', code, words ?? code),
      valueBoolean: true,
    },
  ]
}

const interpretations = {
  critical: { code: 'AA', display: 'Critical abnormal' },
  outside: { code: 'A', display: 'Abnormal' },
} as const

/** Why a value is not there, in the words of FHIR. */
const absent = { haemolysed: 'error', unit: 'unsupported', 'not measured': 'not-performed' } as const

/** Results of a blood sample, with the laboratory’s own range and mark. Preliminary until a prescriber has reviewed them. */
function laboratory(making: Making, row: BloodReportRow): Observation[] {
  const { id, takenOn, content, at, reviewedAt, replacedAt } = row
  if (content === null || replacedAt !== null) return []
  return content.results.map(({ test, value, than, low, high, mark, unread }): Observation => {
    const { loinc, snomed, unit, ucum } = bloodTests[test]
    const quantity = (of: number): Quantity => ({ value: rounded(of), unit, system: systems.ucum, code: ucum })
    const taken = { key: id, part: test, at: takenOn, lastUpdated: newest(at, reviewedAt), by: undefined }
    const range = {
      ...(low === null ? {} : { low: quantity(low) }),
      ...(high === null ? {} : { high: quantity(high) }),
    }
    return {
      ...common(making, taken, 'Observation'),
      performer: [{ display: content.laboratory }],
      status: reviewedAt === null ? 'preliminary' : 'final',
      category: [coded(hl7('observation-category'), 'laboratory', 'Laboratory')],
      code: {
        coding: [
          ...(snomed === undefined ? [] : [{ system: systems.snomed, code: snomed }]),
          { system: systems.loinc, code: loinc },
        ],
        text: bloodTestWords[test].name,
      },
      ...(value === null
        ? {
            dataAbsentReason: {
              ...coded(hl7('data-absent-reason'), unread === null ? 'unknown' : absent[unread]),
              text: unread ?? undefined,
            },
          }
        : { valueQuantity: { ...quantity(value), ...(than === null ? {} : { comparator: than }) } }),
      interpretation: mark
        ? [coded(hl7('v3-ObservationInterpretation'), interpretations[mark].code, interpretations[mark].display)]
        : undefined,
      referenceRange: low === null && high === null ? undefined : [range],
    }
  })
}

export const observations = (making: Making): Observation[] => {
  const { evidenceChecks, orders, trackedMeasures, vitals, bloodReports, symptomReports } = making.record
  return [
    ...evidenceChecks.flatMap((row) => verified(making, row)),
    ...orders.flatMap((row) => reported(making, row)),
    ...trackedMeasures.flatMap((row) => tracked(making, row)),
    ...vitals.flatMap((row) => pressureAndPulse(making, row)),
    ...bloodReports.flatMap((row) => laboratory(making, row)),
    ...symptomReports.flatMap((row) => symptom(making, row)),
  ]
}
