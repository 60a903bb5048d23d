import type { Organization } from 'fhir/r4'
import { brand } from '#content/brand.ts'
import { houseId, pharmacyId } from './making.ts'
import type { PracticeRow } from './record.ts'
import { listed, meta, ownIdentifier, systems } from './systems.ts'

/** The lines of an address that ends with its postcode after a comma. */
function addressIn(written: string) {
  const parts = written.split(',').map((part) => part.trim())
  return [{ line: parts.slice(0, -1), postalCode: parts.at(-1) }]
}

/** The provider that is registered, and its brand. */
export const house = (origin: string): Organization => ({
  resourceType: 'Organization',
  id: houseId,
  meta: meta('Organization', null),
  identifier: [ownIdentifier(origin, 'cqc-provider', brand.cqc.providerId)],
  active: true,
  name: brand.cqc.provider,
  alias: [brand.name],
  telecom: [
    { system: 'phone', value: brand.phone.display },
    { system: 'email', value: brand.email },
  ],
  address: addressIn(brand.cqc.address),
})

/** Who supplies the medicines. */
export const pharmacy = (origin: string): Organization => ({
  resourceType: 'Organization',
  id: pharmacyId,
  meta: meta('Organization', null),
  identifier: [ownIdentifier(origin, 'gphc-premises', brand.pharmacy.premisesNumber)],
  active: true,
  name: brand.pharmacy.name,
  address: addressIn(brand.pharmacy.address),
})

const practicePrefix = 'gp-'

export const practiceId = (odsCode: string): string => `${practicePrefix}${odsCode}`

/** The code in the id of a practice; null: it is none. */
export const odsCodeIn = (id: string): string | null =>
  id.startsWith(practicePrefix) && /^[A-Z0-9]{3,10}$/.test(id.slice(practicePrefix.length))
    ? id.slice(practicePrefix.length)
    : null

/** A GP practice of the NHS directory. */
export const practice = ({
  odsCode,
  name,
  address,
  postcode,
}: PracticeRow & { readonly odsCode: string }): Organization => ({
  resourceType: 'Organization',
  id: practiceId(odsCode),
  meta: meta('Organization', null),
  identifier: [{ system: systems.ods, value: odsCode }],
  name,
  address: address
    ? [{ line: listed(address.split(', ').filter(Boolean)), postalCode: postcode || undefined }]
    : undefined,
})
