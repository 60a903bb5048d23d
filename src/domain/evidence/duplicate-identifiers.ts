import { normalisePhone } from '../identity/phone.ts'
import { normalisePostcode } from '../identity/postcode.ts'

interface Details {
  readonly name?: string | undefined
  readonly legalSurname?: string | undefined
  readonly dob?: string | undefined
  readonly mobile?: string | undefined
  readonly address?: string | undefined
  readonly pincode?: string | undefined
}

/** Letters and digits only, lower case, without accents. */
const plain = (text = ''): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A normal form for each detail by which the same person is recognised. Null: not given. */
export const personMark = {
  phone: ({ mobile = '' }: Details): string | null => normalisePhone(mobile),
  /** House and flat number and the postcode: the rest is written in too many ways. */
  address({ address = '', pincode = '' }: Details): string | null {
    const postcode = normalisePostcode(pincode)
    const numbers =
      address
        .match(/\d+[a-z]?\b/gi)
        ?.toSorted()
        .join('-') ?? address
    return postcode === null || plain(numbers) === '' ? null : `${plain(numbers)}/${plain(postcode)}`
  },
  nameAndBirthDate: ({ name, legalSurname, dob = '' }: Details): string | null =>
    plain(name) === '' || plain(legalSurname) === '' || dob === ''
      ? null
      : `${plain(name)}/${plain(legalSurname)}/${dob}`,
  surnameAndBirthDate: ({ legalSurname, dob = '' }: Pick<Details, 'legalSurname' | 'dob'>): string | null =>
    plain(legalSurname) === '' || dob === '' ? null : `${plain(legalSurname)}/${dob}`,
} as const
