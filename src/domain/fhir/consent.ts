import type { Consent } from 'fhir/r4'
import { houseRef, idOf, type Making, patientRef } from './making.ts'
import type { ConsentRow } from './record.ts'
import { coded, hl7, meta, ownCode } from './systems.ts'

/** About data and contact; the others are about care. */
const aboutPrivacy: readonly string[] = ['marketing', 't1', 't2', 'gp']

/** Each entry of the ledger. Of several of one kind the last is in force. */
export const consents = (making: Making): Consent[] =>
  making.record.consents.map((row): Consent => {
    const scope = aboutPrivacy.includes(row.kind) ? 'patient-privacy' : 'treatment'
    return {
      resourceType: 'Consent',
      id: idOf(making, row.id),
      meta: meta('Consent', row.at),
      status: isInForce(making, row) ? (row.isGiven ? 'active' : 'rejected') : 'inactive',
      scope: coded(hl7('consentscope'), scope),
      category: [ownCode(making.origin, 'consent', row.kind)],
      patient: patientRef(making),
      dateTime: row.at,
      performer: [patientRef(making)],
      organization: [houseRef],
      policyRule: { text: `${row.wording} (version ${row.version})` },
    }
  })

const isInForce = ({ record }: Making, { kind, id }: ConsentRow): boolean =>
  !record.consents.some((other) => other.kind === kind && other.id > id)
