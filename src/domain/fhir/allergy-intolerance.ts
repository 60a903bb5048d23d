import type { AllergyIntolerance } from 'fhir/r4'
import { correctionOf } from './condition.ts'
import { isNotListed, listedIn } from './listed.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { reportedBefore } from './reported.ts'
import { coded, hl7, meta, newest, ownCode } from './systems.ts'

const statusOf = (clinical: string, verification: string) => ({
  clinicalStatus: coded(hl7('allergyintolerance-clinical'), clinical),
  verificationStatus: coded(hl7('allergyintolerance-verification'), verification),
})

/** Reactions in the clinical history, and what the patient's newest answers name. Words are never coded by a guess. */
export function allergyIntolerances(making: Making): AllergyIntolerance[] {
  const reactions = making.record.clinicalHistory.flatMap((row): AllergyIntolerance[] => {
    if (row.kind !== 'reaction' || row.content === null) return []
    const corrected = correctionOf(making, row)
    const certainty = row.staffId === null ? 'unconfirmed' : 'confirmed'
    return [
      {
        resourceType: 'AllergyIntolerance',
        id: idOf(making, row.id),
        meta: meta('AllergyIntolerance', newest(row.at, corrected?.at)),
        ...(corrected ? statusOf('inactive', 'refuted') : statusOf('active', certainty)),
        category: ['medication'],
        criticality: 'high',
        code: ownCode(making.origin, 'clinical-history', row.content.code, row.content.words),
        patient: patientRef(making),
        recordedDate: row.at,
        asserter: row.staffId === null ? patientRef(making) : practitionerRef(making, row.staffId),
      },
    ]
  })
  const told = reportedBefore(making.record)
  const named = told?.allergies.is === 'reported' ? told.allergies.words : []
  const listed = listedIn(making, 'allergy').map(
    ({ row, code }): AllergyIntolerance => ({
      resourceType: 'AllergyIntolerance',
      id: idOf(making, row.id),
      meta: meta('AllergyIntolerance', newest(row.at, row.endedAt)),
      ...statusOf(row.endedAt === null ? 'active' : 'inactive', row.staffId === null ? 'unconfirmed' : 'confirmed'),
      code,
      patient: patientRef(making),
      recordedDate: row.at,
      asserter: row.staffId === null ? patientRef(making) : practitionerRef(making, row.staffId),
    }),
  )
  return [
    ...reactions,
    ...listed,
    ...named.filter(isNotListed(making, 'allergy')).map(
      (words, place): AllergyIntolerance => ({
        resourceType: 'AllergyIntolerance',
        id: idOf(making, 'reported', String(place)),
        meta: meta('AllergyIntolerance', told?.at as string),
        ...statusOf('active', 'unconfirmed'),
        code: { text: words },
        patient: patientRef(making),
        recordedDate: told?.at,
        asserter: patientRef(making),
      }),
    ),
  ]
}
