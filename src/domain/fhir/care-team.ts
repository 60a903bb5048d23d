import type { CareTeam } from 'fhir/r4'
import { houseRef, idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { listed, meta, newest } from './systems.ts'

/** Everybody here who has done something in the record. */
export const careTeam = (making: Making): CareTeam => ({
  resourceType: 'CareTeam',
  id: idOf(making, 'team'),
  meta: meta('CareTeam', newest(making.record.account.createdAt, ...making.record.staff.map((one) => one.createdAt))),
  status: 'active',
  name: 'Care team',
  subject: patientRef(making),
  participant: listed(
    making.record.staff.map(({ id, role }) => ({
      role: [{ text: role }],
      member: practitionerRef(making, id),
      onBehalfOf: houseRef,
    })),
  ),
  managingOrganization: [houseRef],
})
