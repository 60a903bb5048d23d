import { addDays } from '../appointments/calendar.ts'
import { minuteMs } from '../calendar/durations.ts'
import { type Instant, instantAt } from '../calendar/london-time.ts'
import type { Registration } from '../identity/staff/registration.ts'

/**
 * What is entered in the responsible pharmacist's record: who begins to be responsible and ends, and when they leave the
 * premises and come back (Medicines (Pharmacies) (Responsible Pharmacist) Regulations 2008).
 */
export const pharmacistMoves = ['began', 'left', 'returned', 'ended'] as const

export type PharmacistMove = (typeof pharmacistMoves)[number]

interface Entry {
  readonly staffId: string
  readonly what: PharmacistMove
  readonly at: Instant
}

export interface Responsible {
  readonly staffId: string
  readonly since: Instant
  /** Since when they have been away. Null: they are there. */
  readonly awaySince: Instant | null
}

/** Who is responsible after these entries, the oldest first. Null: nobody. */
export const responsibleAfter = (entries: readonly Entry[]): Responsible | null =>
  entries.reduce<Responsible | null>((now, { staffId, what, at }) => {
    if (what === 'began') return { staffId, since: at, awaySince: null }
    if (what === 'ended' || now === null) return null
    return { staffId: now.staffId, since: now.since, awaySince: what === 'left' ? at : null }
  }, null)

/** What a pharmacist may enter now. Beginning while another is responsible ends the other's time. */
export function movesFor(staffId: string, now: Responsible | null): readonly PharmacistMove[] {
  if (now?.staffId !== staffId) return ['began']
  return now.awaySince === null ? ['left', 'ended'] : ['returned', 'ended']
}

/** Only a pharmacist registered in Great Britain can be responsible for a pharmacy there. */
export const mayBeResponsible = (registration: Registration | null): boolean => registration?.body === 'GPhC'

/** The most that a pharmacy may be without them between two midnights. */
export const mostAwayMinutes = 120

/** For how many minutes of a London day the responsible pharmacist was away. */
export function awayMinutesOn(date: string, entries: readonly Entry[], now: Instant): number {
  const [from, to] = [date, addDays(date, 1)].map((day) => instantAt({ date: day, time: '00:00' })) as [
    Instant,
    Instant,
  ]
  let awaySince: Instant | null = null
  let away = 0
  const count = (until: Instant) => {
    if (awaySince !== null) away += Math.max(0, Math.min(until, to) - Math.max(awaySince, from))
    awaySince = null
  }
  for (const { what, at } of entries) {
    count(at)
    if (what === 'left') awaySince = at
  }
  count(now)
  return Math.round(away / minuteMs)
}
