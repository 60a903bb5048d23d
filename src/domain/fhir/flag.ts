import type { Flag } from 'fhir/r4'
import { historyKindWords } from '#content/cases/clinical-history.ts'
import { correctionOf } from './condition.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { coded, hl7, meta, newest, ownCode } from './systems.ts'

const clinical = [coded(hl7('flag-category'), 'clinical', 'Clinical')]

/** A supply lock, and what else every later decision reads of the clinical history. */
export const flags = (making: Making): Flag[] => [
  ...making.record.supplyLocks.map(
    ({ id, raisedAt, liftedAt, liftedBy }): Flag => ({
      resourceType: 'Flag',
      id: idOf(making, id),
      meta: meta('Flag', newest(raisedAt, liftedAt)),
      status: liftedAt === null ? 'active' : 'inactive',
      category: clinical,
      code: ownCode(
        making.origin,
        'clinical-history',
        'supply-locked',
        'No supply until a prescriber has spoken with the patient',
      ),
      subject: patientRef(making),
      period: { start: raisedAt, end: liftedAt ?? undefined },
      author: practitionerRef(making, liftedBy),
    }),
  ),
  ...making.record.clinicalHistory.flatMap((row): Flag[] => {
    if (row.kind === 'stop' || row.kind === 'reaction' || row.content === null) return []
    const corrected = correctionOf(making, row)
    return [
      {
        resourceType: 'Flag',
        id: idOf(making, row.id),
        meta: meta('Flag', newest(row.at, corrected?.at)),
        status: row.kind === 'red flag' && !corrected ? 'active' : 'inactive',
        category: clinical,
        code: {
          ...ownCode(making.origin, 'clinical-history', row.kind, historyKindWords[row.kind]),
          text: row.content.words,
        },
        subject: patientRef(making),
        period: { start: row.at, end: corrected?.at },
        author: practitionerRef(making, row.staffId),
      },
    ]
  }),
]
