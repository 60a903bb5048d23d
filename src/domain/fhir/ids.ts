import type { Reference } from 'fhir/r4'
import type { ServedType } from './served.ts'

/** An id of FHIR has at most 64 characters: two of ours in hexadecimal would fill it, so they are written shorter. */
const digits = 36
const shortLength = 25

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isUuid = (id: string): boolean => uuid.test(id)

const shortened = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(digits)
    .padStart(shortLength, '0')

/** The number written in base 36; null for anything else. */
function numberIn(short: string): bigint | null {
  if (short.length !== shortLength || !/^[0-9a-z]+$/.test(short)) return null
  return [...short].reduce((sum, digit) => sum * BigInt(digits) + BigInt(Number.parseInt(digit, digits)), 0n)
}

function uuidIn(short: string): string | null {
  const hex = numberIn(short)?.toString(16).padStart(32, '0')
  if (hex === undefined || hex.length !== 32) return null
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The id of a resource of a patient. It names the patient, so that whoever reads one by its id alone is asked whether
 * they may read this patient. `key`: what it is made from; a row's id, or a name or number. `part`: which of several, in at most twelve letters.
 */
export function ownId(accountId: string, key: string, part?: string): string {
  const own = isUuid(key) ? shortened(key) : key.replaceAll(/[^A-Za-z0-9-]/g, '-')
  return [shortened(accountId), own, ...(part === undefined ? [] : [part.replaceAll(/[^A-Za-z0-9-]/g, '-')])].join('.')
}

/** The patient named in such an id; null: it names none. */
export const patientIn = (id: string): string | null => uuidIn(id.slice(0, id.indexOf('.')))

export const refTo = (type: ServedType, id: string): Reference => ({ reference: `${type}/${id}` })
