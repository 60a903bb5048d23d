import { daysBetween } from '../calendar/days-between.ts'
import { type Instant, londonTimeAt } from '../calendar/london-time.ts'
import { type MedicineKey, medicineOf, packDays } from '../medicines/medicines.ts'
import type { Days } from './cover.ts'
import { doseIntervals, type InjectionDay, injectionDays } from './injections.ts'

/** Where a pen is injected, in the order in which places are suggested. */
export const injectionSites = [
  'stomach-left',
  'stomach-right',
  'thigh-left',
  'thigh-right',
  'arm-left',
  'arm-right',
] as const
export type InjectionSite = (typeof injectionSites)[number]

/** `missed`: the patient says that the dose due on that day was not taken. */
export const loggedKinds = ['taken', 'missed'] as const
export type LoggedKind = (typeof loggedKinds)[number]

/** A dose as its patient logged it, as far as the rules read it. */
export interface LoggedDose {
  /** YYYY-MM-DD, in London. */
  readonly on: string
  readonly is: LoggedKind
}

/** Doses taken, earliest first. */
export const takenDays = (logged: readonly LoggedDose[]): string[] =>
  logged.flatMap(({ is, on }) => (is === 'taken' ? [on] : [])).toSorted()

/** Ours: more on one day than can be right, even where a patient confirms what was asked about. */
export const mostPerDay = 4

/** Ours: how many entries one patient may have. A daily tablet for more than ten years. */
export const mostLogged = 5_000

/** Ours: devices whose clock is ahead by no more than this are not told that a dose is still to come. */
const clockAheadMs = 15 * 60_000

export type DoseProblem = 'to come' | 'before treatment' | 'too many'

interface About {
  readonly now: Instant
  /** When the first pack was sent. Nothing of ours was taken before. */
  readonly firstOn: string
  /** Doses already logged on that day. */
  readonly sameDay: number
}

/** Why a dose cannot be logged. Null: nothing against it. */
export function doseProblem(
  { on, time }: { readonly on: string; readonly time: string | null },
  { now, firstOn, sameDay }: About,
): DoseProblem | null {
  const latest = londonTimeAt(now + clockAheadMs)
  const isToCome = on > latest.date || (on === latest.date && time !== null && time > latest.time)
  if (isToCome) return 'to come'
  if (on < firstOn) return 'before treatment'
  return sameDay >= mostPerDay ? 'too many' : null
}

/** A dose that is closer to another than the medicine allows. `other`: the day of that one. */
export interface DoseDoubt {
  readonly is: 'double dose' | 'too close'
  readonly other: string
}

/**
 * Whether a dose is asked about before it is logged: by the rule that raises the flag at the desk, and only for the
 * intervals on either side of it. Null: nothing to ask.
 */
export function doseDoubt(
  medicine: MedicineKey,
  taken: readonly string[],
  on: string,
  usualWeekday: InjectionDay,
): DoseDoubt | null {
  // The day of the week may change once in a pack: earlier packs do not count.
  const near = taken.filter((day) => Math.abs(daysBetween(day, on)) <= packDays(medicineOf(medicine)))
  const { intervals } = doseIntervals(medicine, [...near, on], usualWeekday)
  for (const { from, to, is } of intervals) {
    if (from !== on && to !== on) continue
    if (is === 'double dose' || is === 'too close') return { is, other: from === on ? to : from }
  }
  return null
}

/** An entry with the place of the injection, if it was given. */
interface Sited extends LoggedDose {
  readonly site: InjectionSite | null
}

const isArm = (site: InjectionSite) => site.startsWith('arm')

/**
 * The next place: the one that was used longest ago, and never the last one. The back of the arm needs another person,
 * so it is suggested only to patients who have used it. `logged`: the latest first.
 */
export function suggestedSite(logged: readonly Sited[]): InjectionSite {
  const used = logged.flatMap(({ is, site }) => (is === 'taken' && site !== null ? [site] : []))
  const offered = injectionSites.filter((site) => !isArm(site) || used.some(isArm))
  const lastUse = (site: InjectionSite) => (used.includes(site) ? used.indexOf(site) : Number.POSITIVE_INFINITY)
  return offered.toSorted((one, other) => lastUse(other) - lastUse(one) || compareSites(one, other))[0] as InjectionSite
}

const compareSites = (one: InjectionSite, other: InjectionSite) =>
  injectionSites.indexOf(one) - injectionSites.indexOf(other)

interface Pack extends Days {
  readonly medicine: MedicineKey
  readonly firstUsedOn?: string | null
}

/** A dose that was due by the schedule, and what its patient logged about it. */
interface DueDose {
  readonly on: string
  /** Null: nothing is logged about it. */
  readonly logged: LoggedDose | null
}

/** Two doses a week apart: an entry is about the due day that is nearer. Of a daily medicine: the same day. */
const nearDays = (medicine: MedicineKey): number => Math.floor((medicineOf(medicine).schedule.everyDays - 1) / 2)

export interface DueDoses {
  /** Earliest first. */
  readonly due: readonly DueDose[]
  /** Days of doses taken beyond those that were due: double doses, for instance. */
  readonly extra: readonly string[]
}

/** Matches what was logged with what was due, each entry with the nearest due day that has none. */
export function dueDoses(packs: readonly Pack[], weekday: InjectionDay, logged: readonly LoggedDose[]): DueDoses {
  const due = packs.flatMap((pack) => injectionDays(pack, weekday).map((on) => ({ on, near: nearDays(pack.medicine) })))
  const found = new Map<number, LoggedDose>()
  const extra: string[] = []
  // A dose that was taken outranks a note that it was missed.
  const inOrder = logged.toSorted((one, other) =>
    one.is === other.is ? compareDays(one, other) : rank(one) - rank(other),
  )
  for (const entry of inOrder) {
    const near = due
      .map(({ on, near: most }, place) => ({ place, away: Math.abs(daysBetween(on, entry.on)), most }))
      .filter(({ place, away, most }) => away <= most && !found.has(place))
      .toSorted((one, other) => one.away - other.away)[0]
    if (near) found.set(near.place, entry)
    else if (entry.is === 'taken') extra.push(entry.on)
  }
  return { due: due.map(({ on }, place) => ({ on, logged: found.get(place) ?? null })), extra }
}

const rank = ({ is }: LoggedDose) => loggedKinds.indexOf(is)
const compareDays = (one: LoggedDose, other: LoggedDose) => one.on.localeCompare(other.on)

/**
 * Due days before today about which a patient who logs has said nothing: they are asked, and never told that a dose was
 * missed. Nobody who has not begun to log is asked.
 */
export function unloggedDoses({ due }: Pick<DueDoses, 'due'>, logged: readonly LoggedDose[], today: string): string[] {
  const first = logged.map(({ on }) => on).toSorted()[0]
  if (first === undefined) return []
  return due.flatMap(({ on, logged: entry }) => (entry === null && on < today && on > first ? [on] : []))
}

/** The due days that are settled, for the rules about the doses that are left. */
export const settledOf = ({ due, extra }: DueDoses) => ({
  settled: due.flatMap(({ on, logged }) => (logged === null ? [] : [on])),
  extra,
})
