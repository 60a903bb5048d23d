import type { MedicationRequest } from 'fhir/r4'
import { drugForms, paperDrugs } from '../appointments/paper/paper-forms.ts'
import { refTo } from './ids.ts'
import { idOf, type Making, patientRef, pharmacyRef, practitionerRef } from './making.ts'
import { isInjected, product, subcutaneous } from './product.ts'
import type { PaperRow, PrescriptionRow } from './record.ts'
import { meta, newest, ownIdentifier } from './systems.ts'

/** The prescription as it was signed. Nothing may be substituted: a brand and a dose were prescribed. */
function signed(making: Making, row: PrescriptionRow): MedicationRequest[] {
  const { id, number, caseId, staffId, content, signedAt, expiresAt, cancelledAt } = row
  if (content === null) return []
  const isDispensed = making.record.pens.some(({ prescriptionId }) => prescriptionId === id)
  const ended = expiresAt < making.now ? 'stopped' : 'active'
  return [
    {
      resourceType: 'MedicationRequest',
      id: idOf(making, id),
      meta: meta('MedicationRequest', newest(signedAt, cancelledAt)),
      identifier: [ownIdentifier(making.origin, 'prescription', String(number))],
      status: cancelledAt !== null ? 'cancelled' : isDispensed ? 'completed' : ended,
      intent: 'order',
      medicationCodeableConcept: product(making.origin, content.medicine, content.dose),
      subject: patientRef(making),
      encounter: refTo('Encounter', idOf(making, caseId)),
      authoredOn: signedAt,
      requester: practitionerRef(making, staffId),
      dosageInstruction: [
        {
          text: content.instructions,
          route: isInjected(content.medicine) ? subcutaneous : undefined,
          patientInstruction: content.firstDoseFrom ? `First dose on or after ${content.firstDoseFrom}` : undefined,
        },
      ],
      dispenseRequest: {
        validityPeriod: { start: signedAt, end: expiresAt },
        quantity: { value: 1, unit: content.quantity },
        performer: pharmacyRef,
      },
      substitution: { allowedBoolean: false },
    },
  ]
}

/** One on paper, which the patient takes to a pharmacy. */
function onPaper(making: Making, row: PaperRow): MedicationRequest {
  const { id, appointmentId, staffId, writtenOn, startsOn, serial, content, replaces, at, voidAt, withdrawnAt } = row
  return {
    resourceType: 'MedicationRequest',
    id: idOf(making, id),
    meta: meta('MedicationRequest', newest(at, voidAt, withdrawnAt)),
    identifier: serial === null ? undefined : [ownIdentifier(making.origin, 'paper-prescription', serial)],
    status: withdrawnAt !== null ? 'cancelled' : voidAt !== null ? 'stopped' : 'active',
    intent: 'order',
    medicationCodeableConcept: {
      text: content
        ? `${paperDrugs[content.drug].name} ${content.strength}, ${drugForms[content.drugForm].name.toLowerCase()}`
        : 'Medicine on a paper prescription',
    },
    subject: patientRef(making),
    encounter: refTo('Encounter', idOf(making, appointmentId)),
    authoredOn: writtenOn,
    requester: practitionerRef(making, staffId),
    priorPrescription: replaces === null ? undefined : refTo('MedicationRequest', idOf(making, replaces)),
    dosageInstruction: content ? [{ text: content.dose }] : undefined,
    dispenseRequest: {
      validityPeriod: { start: startsOn ?? writtenOn },
      quantity: content ? { value: content.quantity, unit: drugForms[content.drugForm].unit } : undefined,
      expectedSupplyDuration: content
        ? { value: content.supplyDays, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' }
        : undefined,
    },
    substitution: { allowedBoolean: false },
  }
}

export const medicationRequests = (making: Making): MedicationRequest[] => [
  ...making.record.prescriptions.flatMap((row) => signed(making, row)),
  ...making.record.papers.map((row) => onPaper(making, row)),
]
