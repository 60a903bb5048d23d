import { lowestDose } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import type { CheckIn } from './check-in.ts'
import { type SupplyPeriod, supplyPeriodInUse } from './cover.ts'
import type { DueDoses } from './dose-log.ts'
import type { InjectionDay } from './injections.ts'
import { missedBeforeNext } from './taken-doses.ts'
import { beginsAgain } from './treatment-break.ts'

/**
 * The latest due days in a row that the patient logged as missed, without a dose since. A day without an entry neither adds to
 * them nor ends them: they have said nothing about it.
 */
function missedInARow({ due, extra }: DueDoses, today: string): string[] {
  const said = due.filter(({ on, logged }) => on <= today && logged !== null)
  const before = said.findLastIndex(({ logged }) => logged?.is === 'taken')
  const missed = said.slice(before + 1).map(({ on }) => on)
  const [first] = missed
  return first === undefined || extra.some((day) => day >= first) ? [] : missed
}

/** Why a patient asks us before they use the pen they have. */
export type AskFirst = 'missed doses' | 'severe side effect'

export interface PenInUse {
  /** Oldest first. */
  readonly covers: readonly Pick<SupplyPeriod, 'from' | 'until' | 'medicine' | 'mg' | 'dispatchedOn'>[]
  /** What they logged, matched with what was due. */
  readonly doses: DueDoses
  readonly injectionDay: InjectionDay
  /** The latest check-in about the pen in use, if one was sent. */
  readonly checkIn?: CheckIn | null
}

const isTakenSince = ({ due, extra }: DueDoses, day: string): boolean =>
  [...due.flatMap(({ logged }) => (logged?.is === 'taken' ? [logged.on] : [])), ...extra].some((on) => on >= day)

/**
 * Whether a patient asks us before they use the pen in use: they say that a side effect is severe, or that they missed so many
 * doses in a row that treatment begins again with a lower dose than this pen's. What was known when this pen was sent has been
 * decided about; a later pen does not make it right to use this one. Null: nothing they said stands against it.
 */
export function whyAskFirst({ covers, doses, injectionDay, checkIn = null }: PenInUse, today: string): AskFirst | null {
  if (covers.length === 0) return null
  const pen = supplyPeriodInUse(covers, today)
  if (checkIn && checkIn.worstSymptom >= policy.severeSymptom) return 'severe side effect'
  if (pen.mg <= lowestDose(pen.medicine)) return null
  const isReported =
    checkIn !== null &&
    !isTakenSince(doses, checkIn.on) &&
    missedBeforeNext(pen, checkIn, injectionDay, checkIn.on) === 'many'
  const missed = missedInARow(doses, today)
  const isLogged = beginsAgain(pen.medicine, missed.length) && (missed.at(-1) ?? '') >= pen.dispatchedOn
  return isReported || isLogged ? 'missed doses' : null
}
