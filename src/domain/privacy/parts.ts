import type { RetainedUntil } from './retained-until.ts'

/**
 * Why a part is kept after an erasure. `passing`: it is erased within the year anyway, and names nobody.
 * `incidents`, `complaints`: for as long as those are kept, which does not depend on the patient's own record.
 */
export const retentionReasons = [
  'care',
  'tax',
  'care or tax',
  'looks',
  'passing',
  'proof',
  'incidents',
  'complaints',
] as const

export type RetentionReason = (typeof retentionReasons)[number]

/**
 * The parts of the data we hold about patients, in the words for them, and what an erasure does with each.
 * `server/privacy/data-inventory.ts` says which table holds which part; the page, the job and the tests are generated
 * from both.
 */
export const dataParts = {
  'way in': null,
  'led to nothing': null,
  logged: null,
  'sent to you': null,
  support: null,
  copies: null,
  record: 'care',
  safety: 'care',
  payments: 'tax',
  identity: 'care or tax',
  agreed: 'care or tax',
  restrictions: 'care or tax',
  looks: 'looks',
  'sign-ins': 'passing',
  request: 'proof',
  incidents: 'incidents',
  complaints: 'complaints',
} as const satisfies Readonly<Record<string, RetentionReason | null>>

export type DataPart = keyof typeof dataParts
export const dataPartNames = Object.keys(dataParts) as [DataPart, ...DataPart[]]

export interface PartFate {
  readonly part: DataPart
  /** Null: it is erased at once. */
  readonly why: RetentionReason | null
  /** Until when it is kept; null where it is erased at once, or where no date is known. */
  readonly until: string | null
}

const later = (one: string | null, other: string | null) => [one, other].toSorted().findLast((day) => day !== null)

/** What happens to each part of a patient's data, given what has to be kept. */
export function retentionOf({ care, tax, looks }: RetainedUntil): PartFate[] {
  const untils: Readonly<Record<RetentionReason, string | null | undefined>> = {
    care,
    tax,
    'care or tax': later(care, tax),
    looks,
    passing: undefined,
    proof: undefined,
    incidents: undefined,
    complaints: undefined,
  }
  const goes = { why: null, until: null }
  return dataPartNames.map((part) => {
    const why = dataParts[part]
    if (why === null) return { part, ...goes }
    if (why === 'passing' || why === 'proof' || why === 'incidents' || why === 'complaints')
      return { part, why, until: null }
    const until = untils[why] ?? null
    return until === null ? { part, ...goes } : { part, why, until }
  })
}
