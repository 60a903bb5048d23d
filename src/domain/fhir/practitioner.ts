import type { Identifier, Practitioner, PractitionerRole } from 'fhir/r4'
import type { Registration } from '../identity/staff/registration.ts'
import { refTo } from './ids.ts'
import { houseRef } from './making.ts'
import type { StaffRow } from './record.ts'
import { listed, meta, newest, ownCode, ownIdentifier } from './systems.ts'

/** The registers that HL7 UK has given an address. */
const registers: Readonly<Partial<Record<Registration['body'], string>>> = {
  GMC: 'https://fhir.hl7.org.uk/Id/gmc-number',
  GPhC: 'https://fhir.hl7.org.uk/Id/gphc-number',
  NMC: 'https://fhir.hl7.org.uk/Id/nmc-number',
  HCPC: 'https://fhir.hl7.org.uk/Id/hcpc-number',
}

function registered(origin: string, { body, number }: Registration): Identifier {
  const system = registers[body]
  return system === undefined
    ? ownIdentifier(origin, `${body.toLowerCase()}-number`, number)
    : { system, value: number }
}

/** With their name and number in the register: what a prescription says of them. No address, phone or email. */
export function practitioner(origin: string, { id, name, registration, createdAt, endedAt }: StaffRow): Practitioner {
  const words = name.split(' ')
  return {
    resourceType: 'Practitioner',
    id,
    meta: meta('Practitioner', newest(createdAt, endedAt)),
    identifier: registration ? [registered(origin, registration)] : undefined,
    active: endedAt === null,
    name: [{ use: 'official', text: name, family: words.at(-1), given: listed(words.slice(0, -1)) }],
  }
}

export const practitionerRole = (
  origin: string,
  { id, role, roles, createdAt, endedAt }: StaffRow,
): PractitionerRole => ({
  resourceType: 'PractitionerRole',
  id,
  meta: meta('PractitionerRole', newest(createdAt, endedAt)),
  active: endedAt === null,
  period: { start: createdAt, end: endedAt ?? undefined },
  practitioner: refTo('Practitioner', id),
  organization: houseRef,
  code: [{ ...ownCode(origin, 'staff-role', roles[0] ?? 'former', role), text: role }],
})
