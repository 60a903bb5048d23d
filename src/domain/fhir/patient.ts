import type { ContactPoint, Patient, Reference } from 'fhir/r4'
import { fullName } from '../identity/full-name.ts'
import { refTo } from './ids.ts'
import { houseRef, type Making } from './making.ts'
import { practiceId } from './organization.ts'
import { listed, meta, ownIdentifier } from './systems.ts'

const genders: Readonly<Record<string, NonNullable<Patient['gender']>>> = { male: 'male', female: 'female' }

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** A private service knows no NHS number: none is given. */
export function patient({ origin, record: { account, practice } }: Making): Patient {
  const { title, name, legalSurname, gender, dob, mobile, email, address, city, pincode } = account.details ?? {}
  const telecom: ContactPoint[] = [
    ...(mobile ? [{ system: 'phone' as const, value: mobile, use: 'mobile' as const }] : []),
    ...(email ? [{ system: 'email' as const, value: email }] : []),
  ]
  const lines = address?.split('\n').flatMap((line) => line.trim() || []) ?? []
  return {
    resourceType: 'Patient',
    id: account.id,
    meta: meta('Patient', account.createdAt),
    identifier: [ownIdentifier(origin, 'patient', account.id)],
    active: account.details?.name !== undefined,
    name:
      name || legalSurname
        ? [
            {
              use: 'official',
              text: fullName({ name, legalSurname }),
              family: legalSurname || undefined,
              given: listed(name?.split(/\s+/).filter(Boolean) ?? []),
              prefix: listed(title ? [title] : []),
            },
          ]
        : undefined,
    telecom: listed(telecom),
    gender: gender === undefined ? undefined : (genders[gender.toLowerCase()] ?? 'unknown'),
    birthDate: isDay(dob) ? dob : undefined,
    address:
      lines.length > 0 || pincode
        ? [{ use: 'home', line: listed(lines), city: city || undefined, postalCode: pincode || undefined }]
        : undefined,
    generalPractitioner: practice ? [practiceRef(practice)] : undefined,
    managingOrganization: houseRef,
  }
}

/** A practice that the patient typed is named, without a resource of its own. */
const practiceRef = ({ name, odsCode }: { readonly name: string; readonly odsCode: string | null }): Reference =>
  odsCode === null ? { display: name } : { ...refTo('Organization', practiceId(odsCode)), display: name }
