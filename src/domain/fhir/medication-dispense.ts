import type { MedicationDispense } from 'fhir/r4'
import { daysBetween } from '../calendar/days-between.ts'
import { refTo } from './ids.ts'
import { idOf, type Making, patientRef, pharmacyRef, practitionerRef } from './making.ts'
import { product } from './product.ts'
import { meta, newest } from './systems.ts'

/** A pack with its batch and expiry, which FHIR keeps with the medicine: it is contained. */
export const medicationDispenses = (making: Making): MedicationDispense[] =>
  making.record.pens.map((pen) => {
    const parcel = making.record.parcels
      .filter(({ caseId, dispatchedAt }) => caseId === pen.caseId && dispatchedAt >= pen.at)
      .toSorted((one, other) => one.attempt - other.attempt)
      .at(0)
    const period = making.record.supplyPeriods.find(({ caseId }) => caseId === pen.caseId)
    const days = period && daysBetween(period.coveredFrom, period.coveredUntil)
    return {
      resourceType: 'MedicationDispense',
      id: idOf(making, pen.id),
      meta: meta('MedicationDispense', newest(pen.at, parcel?.dispatchedAt, parcel?.deliveredAt)),
      contained: [
        {
          resourceType: 'Medication',
          id: 'pack',
          code: product(making.origin, pen.brand, pen.strength),
          batch: { lotNumber: pen.batch, expirationDate: pen.expires },
        },
      ],
      status: parcel === undefined ? 'preparation' : 'completed',
      medicationReference: { reference: '#pack' },
      subject: patientRef(making),
      performer: [{ actor: practitionerRef(making, pen.staffId) ?? pharmacyRef }],
      authorizingPrescription: [refTo('MedicationRequest', idOf(making, pen.prescriptionId))],
      quantity: { value: 1, unit: 'pack' },
      daysSupply:
        days === undefined ? undefined : { value: days, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' },
      whenPrepared: pen.at,
      whenHandedOver: parcel?.dispatchedAt,
    }
  })
