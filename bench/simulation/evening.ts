import { minuteMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt } from '#domain/calendar/london-time.ts'
import { type Assumptions, finishersOf, ordersOf, type RiskShare } from './assumptions.ts'
import { type Chance, chanceFrom, delayIn, drawn } from './chance.ts'
import { type OpenHours, openHoursFrom } from './open-hours.ts'

/** An order with all its random events, which do not depend on the staff. */
export interface Patient {
  readonly orderedAt: Instant
  /** When all evidence but the weigh-in has arrived. Null: it never does. */
  readonly sendsAt: Instant | null
  readonly risk: RiskShare['risk']
  readonly decideMinutes: number
  /** How long they take to answer a question. Null: they are not asked. */
  readonly repliesAfter: number | null
  readonly isDeclined: boolean
  readonly isReturned: boolean
}

/** The work that an evening brings to the desk. */
export interface Evening {
  readonly visits: readonly Instant[]
  readonly patients: readonly Patient[]
  readonly messages: readonly Instant[]
  readonly concerns: readonly Instant[]
  /** When the desk is open from then on. */
  readonly hours: OpenHours
}

/** Rises to the peak, then falls. */
function minuteOf(chance: Chance, { minutes, peakMinute }: Assumptions): number {
  const share = chance()
  return share * minutes < peakMinute
    ? Math.sqrt(share * minutes * peakMinute)
    : minutes - Math.sqrt((1 - share) * minutes * (minutes - peakMinute))
}

function patientOf(chance: Chance, given: Assumptions, orderedAt: Instant): Patient {
  const { risk, decideMinutes, askedShare } = drawn(chance, given.risks)
  return {
    orderedAt,
    sendsAt: chance() < given.neverSends ? null : orderedAt + delayIn(chance, given.evidence),
    risk,
    decideMinutes,
    repliesAfter: chance() < askedShare ? delayIn(chance, given.replies) : null,
    isDeclined: risk === 'stop' || chance() < given.declines,
    isReturned: chance() < given.returns,
  }
}

/** The same evening for the same seed. */
export function eveningOf(given: Assumptions, seed: number): Evening {
  const chance = chanceFrom(seed)
  const begins = instantAt({ date: given.date, time: given.begins })
  const comes = () => begins + Math.round(minuteOf(chance, given) * minuteMs)
  const visits = Array.from({ length: given.visits }, comes).sort((a, b) => a - b)
  const anybody = () => visits[Math.floor(chance() * visits.length)] ?? begins
  const finishes = () => anybody() + given.minutesToFinish * minuteMs
  const orders = Array.from({ length: Math.round(ordersOf(given)) }, () => finishes() + given.minutesToPay * minuteMs)
  const patients = orders.map((at) => patientOf(chance, given, at))
  return {
    hours: openHoursFrom(begins),
    visits,
    patients,
    messages: patients
      .filter(() => chance() < given.messages)
      .map(({ orderedAt }) => orderedAt + delayIn(chance, given.messageBands)),
    concerns: Array.from({ length: Math.round(finishersOf(given) * given.concerns) }, finishes),
  }
}
