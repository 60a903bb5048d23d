import type { MedicationStatement } from 'fhir/r4'
import { refTo } from './ids.ts'
import { isNotListed, listedIn } from './listed.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { isInjected, product, subcutaneous } from './product.ts'
import type { LoggedDoseRow, PlanRow } from './record.ts'
import { reportedBefore } from './reported.ts'
import { meta, newest } from './systems.ts'

const planStatus = {
  active: 'active',
  paused: 'on-hold',
  stopped: 'stopped',
} as const satisfies Readonly<Record<PlanRow['state'], MedicationStatement['status']>>

/** The medicine of a treatment with us, at the dose of its last pack. */
const ofTreatment = (making: Making, row: PlanRow): MedicationStatement => ({
  resourceType: 'MedicationStatement',
  id: idOf(making, row.id, 'medicine'),
  meta: meta('MedicationStatement', newest(row.createdAt, row.stateSince)),
  basedOn: [refTo('CarePlan', idOf(making, row.id))],
  status: planStatus[row.state],
  medicationCodeableConcept: product(making.origin, row.medicine, row.mg),
  subject: patientRef(making),
  effectivePeriod: { start: row.startedOn, end: row.state === 'stopped' ? row.stateSince : undefined },
  dateAsserted: row.stateSince,
})

/** A dose that the patient logged as taken, or as missed. */
function ofDose(making: Making, { id, on, kind, content, loggedAt, removedAt }: LoggedDoseRow): MedicationStatement[] {
  if (content === null || removedAt !== null) return []
  return [
    {
      resourceType: 'MedicationStatement',
      id: idOf(making, id),
      meta: meta('MedicationStatement', loggedAt),
      status: kind === 'taken' ? 'completed' : 'not-taken',
      medicationCodeableConcept: product(making.origin, content.medicine, content.mg),
      subject: patientRef(making),
      effectiveDateTime: on,
      dateAsserted: loggedAt,
      informationSource: patientRef(making),
      dosage: [
        {
          text: [`${content.mg} mg`, content.time].filter(Boolean).join(' at '),
          route: isInjected(content.medicine) ? subcutaneous : undefined,
          site: content.site === null ? undefined : { text: content.site.replace('-', ', ') },
          doseAndRate: [
            { doseQuantity: { value: content.mg, unit: 'milligram', system: 'http://unitsofmeasure.org', code: 'mg' } },
          ],
        },
      ],
    },
  ]
}

/** What else the patient takes, in the words of their newest answers. */
function reported(making: Making): MedicationStatement[] {
  const told = reportedBefore(making.record)
  if (told?.medicines.is !== 'reported') return []
  return told.medicines.words.filter(isNotListed(making, 'medicine')).map((words, place) => ({
    resourceType: 'MedicationStatement',
    id: idOf(making, 'reported', String(place)),
    meta: meta('MedicationStatement', told.at),
    status: 'active',
    medicationCodeableConcept: { text: words },
    subject: patientRef(making),
    dateAsserted: told.at,
    informationSource: patientRef(making),
  }))
}

/** What a person put on the patient’s list: coded where it was picked, in words where it was not. */
const ofList = (making: Making): MedicationStatement[] =>
  listedIn(making, 'medicine').map(({ row, code }) => ({
    resourceType: 'MedicationStatement',
    id: idOf(making, row.id),
    meta: meta('MedicationStatement', newest(row.at, row.endedAt)),
    status: row.endedAt === null ? 'active' : 'stopped',
    medicationCodeableConcept: code,
    subject: patientRef(making),
    ...(row.endedAt === null ? {} : { effectivePeriod: { end: row.endedAt } }),
    dateAsserted: row.at,
    informationSource: row.staffId === null ? patientRef(making) : practitionerRef(making, row.staffId),
  }))

export const medicationStatements = (making: Making): MedicationStatement[] => [
  ...making.record.plans.map((row) => ofTreatment(making, row)),
  ...making.record.loggedDoses.flatMap((row) => ofDose(making, row)),
  ...ofList(making),
  ...reported(making),
]
