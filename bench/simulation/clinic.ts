import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { authorisationEnd, clockOf, decideBy, warnOfEndAt } from '#domain/cases/clocks.ts'
import { riskRank, safetyRank } from '#domain/cases/risk.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { answerBy } from '#domain/messages/policy.ts'
import type { Assumptions } from './assumptions.ts'
import { type Desk, openDesk, type SimulatedRole, type Staff, type Worked } from './desk.ts'
import type { Evening, Patient } from './evening.ts'

/** The result of every order. */
interface Ends {
  readonly dispatched: number
  readonly declined: number
  readonly expired: number
}

export interface Outcome {
  readonly ends: Ends
  readonly worked: Readonly<Record<SimulatedRole, Worked>>
  /** Of messages and concerns. */
  readonly answered: number
}

/** All have the same priority. */
const inTurn = 0

/** An evening with this staff, from the first order to the last dispatch. */
export function clinicOf(given: Assumptions, evening: Evening, staff: Staff): Outcome {
  const desk = openDesk(staff, evening.hours, given.productive)
  const ends = { dispatched: 0, declined: 0, expired: 0 }
  let answered = 0
  for (const patient of evening.patients) desk.at(patient.orderedAt, () => followOrder(desk, given, patient, ends))
  for (const since of evening.messages)
    desk.at(since, () =>
      desk.give({
        role: 'support',
        rank: inTurn,
        since,
        due: answerBy(since),
        minutes: given.work.answerMinutes,
        onDone: () => void answered++,
      }),
    )
  for (const since of evening.concerns)
    desk.at(since, () =>
      desk.give({
        role: 'prescriber',
        rank: safetyRank,
        since,
        due: decideBy('safeguarding', since, noClosures),
        minutes: given.work.concernMinutes,
        onDone: () => void answered++,
      }),
    )
  const worked = desk.run()
  return { ends, worked, answered }
}

/** The simulated clinic is closed on bank holidays only. */
const noClosures = [] as const

const known = new Map<string, Instant>()

/** Rounded to the minute, never later than the rule, so that results can be cached. */
function dueIn(state: CaseState, at: Instant): Instant {
  const since = Math.floor(at / minuteMs) * minuteMs
  const key = `${state} ${since}`
  const before = known.get(key)
  if (before !== undefined) return before
  const clock = clockOf({ kind: 'order', state, since, expectedBy: null }, noClosures)
  const due = clock?.due ?? Number.POSITIVE_INFINITY
  known.set(key, due)
  return due
}

function followOrder(
  desk: Desk,
  { work }: Assumptions,
  patient: Patient,
  ends: { -readonly [end in keyof Ends]: number },
) {
  const { orderedAt, sendsAt, risk } = patient
  const card = { authorisedAt: orderedAt, captureBefore: null, isOffSession: false }
  const letGoAt = authorisationEnd(card)
  const rank = riskRank(risk)

  const unlessLetGo = (goOn: (at: Instant) => void) => (at: Instant) => {
    if (at > letGoAt) ends.expired++
    else goOn(at)
  }

  function weighIn(): void {
    const onDone = unlessLetGo((seenAt) => {
      const readyAt = Math.max(seenAt, sendsAt as Instant)
      desk.at(readyAt, () => decide(readyAt, patient.decideMinutes, patient.repliesAfter))
    })
    const [since, due] = [orderedAt, warnOfEndAt(card)]
    desk.give({ role: 'coach', rank: inTurn, since, due, minutes: work.weighInMinutes, onDone })
  }

  function decide(since: Instant, minutes: number, repliesAfter: number | null): void {
    const due = dueIn('ready', since)
    const onDone = unlessLetGo((at) => {
      if (repliesAfter !== null) ask(at + repliesAfter)
      else if (patient.isDeclined) ends.declined++
      else if (risk === 'senior') sign(at, due)
      else check(at)
    })
    desk.give({ role: 'prescriber', rank, since, due, minutes, onDone })
  }

  function ask(repliesAt: Instant): void {
    if (repliesAt > letGoAt) ends.expired++
    else desk.at(repliesAt, () => decide(repliesAt, work.againMinutes, null))
  }

  /** Under the clock of the decision that it completes. */
  function sign(since: Instant, due: Instant): void {
    desk.give({
      role: 'prescriber',
      rank,
      since,
      due,
      minutes: work.signMinutes,
      onDone: unlessLetGo((at) => check(at)),
    })
  }

  function check(since: Instant, isAgain = false): void {
    const onDone = patient.isReturned && !isAgain ? decideAgain : dispatch
    const due = dueIn('approved', since)
    desk.give({ role: 'pharmacist', rank: inTurn, since, due, minutes: work.checkMinutes, onDone })
  }

  /** The card is charged by now: no authorisation can expire any more. */
  function decideAgain(since: Instant): void {
    const due = dueIn('ready', since)
    const onDone = (at: Instant) => check(at, true)
    desk.give({ role: 'prescriber', rank, since, due, minutes: work.againMinutes, onDone })
  }

  function dispatch(since: Instant): void {
    const onDone = () => void ends.dispatched++
    desk.give({
      role: 'support',
      rank: inTurn,
      since,
      due: dueIn('checked', since),
      minutes: work.dispatchMinutes,
      onDone,
    })
  }

  if (sendsAt === null || sendsAt > letGoAt) ends.expired++
  else weighIn()
}
