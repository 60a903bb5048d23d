import type { KeptUntil } from './retained-until.ts'

/** Why something is kept when somebody asks to be erased. `passing`: it goes by itself within the year, and names nobody. */
export const retentionReasons = ['care', 'tax', 'care or tax', 'looks', 'passing', 'proof'] as const

export type RetentionReason = (typeof retentionReasons)[number]

/**
 * What we hold of people, as they are told of it, and what becomes of each part. Which table holds which part stands in
 * `server/privacy/data-inventory.ts`; the page, the job and the tests are made from both.
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
  looks: 'looks',
  'sign-ins': 'passing',
  request: 'proof',
} as const satisfies Readonly<Record<string, RetentionReason | null>>

export type DataPart = keyof typeof dataParts
export const dataPartNames = Object.keys(dataParts) as [DataPart, ...DataPart[]]

export interface PartFate {
  readonly part: DataPart
  /** Null: it goes at once. */
  readonly why: RetentionReason | null
  /** Until when it is kept; null where it goes at once, or where no day can be said. */
  readonly until: string | null
}

const later = (one: string | null, other: string | null) => [one, other].toSorted().findLast((day) => day !== null)

/** What becomes of each part of somebody of whom so much has to be kept. */
export function retentionOf({ care, tax, looks }: KeptUntil): PartFate[] {
  const untils: Readonly<Record<RetentionReason, string | null | undefined>> = {
    care,
    tax,
    'care or tax': later(care, tax),
    looks,
    passing: undefined,
    proof: undefined,
  }
  const goes = { why: null, until: null }
  return dataPartNames.map((part) => {
    const why = dataParts[part]
    if (why === null) return { part, ...goes }
    if (why === 'passing' || why === 'proof') return { part, why, until: null }
    const until = untils[why] ?? null
    return until === null ? { part, ...goes } : { part, why, until }
  })
}
