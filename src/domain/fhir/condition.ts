import type { Condition } from 'fhir/r4'
import { listedIn } from './listed.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import type { HistoryRow } from './record.ts'
import { coded, hl7, meta, newest, ownCode } from './systems.ts'

/** Why an entry of the clinical history no longer counts; undefined: it does. */
export const correctionOf = ({ record }: Making, { id }: HistoryRow) =>
  record.corrections.find(({ entryId }) => entryId === id)

/** What rules a medicine out, as the patient or a clinician reported it. One that was corrected is refuted, and stays. */
const ruledOut = (making: Making): Condition[] =>
  making.record.clinicalHistory.flatMap((row) => {
    if (row.kind !== 'stop' || row.content === null) return []
    const { code, words } = row.content
    const corrected = correctionOf(making, row)
    const certainty = row.staffId === null ? 'unconfirmed' : 'confirmed'
    return [
      {
        resourceType: 'Condition',
        id: idOf(making, row.id),
        meta: meta('Condition', newest(row.at, corrected?.at)),
        clinicalStatus: coded(hl7('condition-clinical'), corrected ? 'inactive' : 'active'),
        verificationStatus: coded(hl7('condition-ver-status'), corrected ? 'refuted' : certainty),
        category: [coded(hl7('condition-category'), 'problem-list-item', 'Problem List Item')],
        code: ownCode(making.origin, 'clinical-history', code, words),
        subject: patientRef(making),
        recordedDate: row.at,
        asserter: row.staffId === null ? patientRef(making) : practitionerRef(making, row.staffId),
      },
    ]
  })

/** What a person put on the patient’s list: coded where it was picked, in words where it was not. */
const listed = (making: Making): Condition[] =>
  listedIn(making, 'condition').map(({ row, code }) => ({
    resourceType: 'Condition',
    id: idOf(making, row.id),
    meta: meta('Condition', newest(row.at, row.endedAt)),
    clinicalStatus: coded(hl7('condition-clinical'), row.endedAt === null ? 'active' : 'inactive'),
    verificationStatus: coded(hl7('condition-ver-status'), row.staffId === null ? 'unconfirmed' : 'confirmed'),
    category: [coded(hl7('condition-category'), 'problem-list-item', 'Problem List Item')],
    code,
    subject: patientRef(making),
    recordedDate: row.at,
    asserter: row.staffId === null ? patientRef(making) : practitionerRef(making, row.staffId),
  }))

export const conditions = (making: Making): Condition[] => [...ruledOut(making), ...listed(making)]
