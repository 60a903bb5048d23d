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

/** Letters and digits alone, without accents and capitals. */
const plain = (text = ''): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** One way to write each of the things that a person may be known by again. Null: not told. */
export const personMark = {
  phone: ({ mobile = '' }: Details): string | null => normalisePhone(mobile),
  /** The numbers of house and flat, and the postcode: what else is written differs from hand to hand. */
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
