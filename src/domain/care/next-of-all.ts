import type { BookingState } from '../booking/states.ts'
import { dayMs, hourMs } from '../calendar/durations.ts'
import type { CaseState } from '../cases/states.ts'
import { isUnderWay, type OrderState } from '../orders/order-states.ts'
import { type PromisedTime, promiseSortKey } from '../promises/promised-time.ts'
import type { PlanStep } from '../treatment/next-step.ts'

type Turn = PlanStep['turn']

interface OrderNow {
  readonly id: string
  readonly state: OrderState
  readonly care: {
    readonly state: CaseState
    readonly promise: PromisedTime | null
    readonly dueBy: string | null
    readonly parcel: { readonly expected: PromisedTime } | null
    readonly toConfirm: readonly unknown[]
  } | null
}

interface AppointmentNow {
  readonly id: string
  readonly state: BookingState
  readonly startsAt: string
  /** It is kept for them and waits to be paid for. */
  readonly toPay: { readonly until: string } | null
}

/** What of somebody's is next: their treatment, an order or an appointment, whose turn it is and by when. */
export type NextOfAll = {
  readonly turn: Turn
  /** A day or a moment that is not a promise of ours. Null: none is set. */
  readonly by: string | null
  /** By when we promised it. Null: it is not for us to do, or no time was promised. */
  readonly promise: PromisedTime | null
} & ({ readonly is: 'plan' } | { readonly is: 'order' | 'appointment'; readonly id: string })

/** Whose turn it is while a case is in a state. Null: nothing comes of it any more. */
const turnOfCase: Readonly<Record<CaseState, Turn | null>> = {
  waiting_for_evidence: 'patient',
  waiting_for_patient: 'patient',
  waiting_for_price: 'patient',
  ready: 'us',
  approved: 'us',
  checked: 'us',
  dispatched: 'nobody',
  quarantined: 'us',
  returned: 'us',
  lost: 'us',
  delivered: null,
  declined: null,
  expired: null,
  withdrawn: null,
  closed: null,
}

function nextOfOrder({ id, state, care }: OrderNow): NextOfAll | null {
  if (state === 'awaiting payment') return { is: 'order', id, turn: 'patient', by: null, promise: null }
  if (!isUnderWay(state) || !care) return null
  const turn = care.toConfirm.length > 0 ? 'patient' : turnOfCase[care.state]
  if (turn === null) return null
  if (turn === 'patient') return { is: 'order', id, turn, by: care.dueBy, promise: null }
  const promise = care.state === 'dispatched' ? (care.parcel?.expected ?? null) : care.promise
  return { is: 'order', id, turn, by: null, promise }
}

/** By then it has been held, and somebody here writes down what came of it. */
const heldByMs = 2 * hourMs

function nextOfAppointment({ id, state, startsAt, toPay }: AppointmentNow, now: number): NextOfAll | null {
  if (toPay) return { is: 'appointment', id, turn: 'patient', by: toPay.until, promise: null }
  const isAhead = state === 'booked' && now < Date.parse(startsAt) + heldByMs
  return isAhead ? { is: 'appointment', id, turn: 'nobody', by: startsAt, promise: null } : null
}

const nextOfPlan = ({ turn, by, promise }: PlanStep): NextOfAll => ({ is: 'plan', turn, by, promise })

/** An injection is on its day anyway, and a weight after the end on no day: what keeps a pen from coming goes first. */
const canWait: readonly PlanStep['what'][] = ['inject', 'weigh', 'regained']

/** The smaller, the sooner it is looked at. */
function rankOf(next: NextOfAll, step: PlanStep | null, now: number): number {
  if (next.is === 'plan' && step?.what === 'locked') return 0
  const isSoon = next.is === 'appointment' && next.by !== null && Date.parse(next.by) - now < dayMs
  if (isSoon) return 1
  if (next.turn === 'patient') return next.is === 'plan' && step && canWait.includes(step.what) ? 4 : 2
  if (next.turn === 'us') return 3
  return next.is === 'plan' ? 6 : 5
}

/** The soonest first; what has no time comes after what has one. */
const sortKey = ({ by, promise }: NextOfAll): string => by ?? (promise ? promiseSortKey(promise) : '9')

interface Everything {
  readonly step: PlanStep | null
  readonly orders: readonly OrderNow[]
  readonly appointments: readonly AppointmentNow[]
  readonly now: number
}

/** Of all that somebody has with us, the one thing that is next. Null: nothing is. */
export function nextOfAll({ step, orders, appointments, now }: Everything): NextOfAll | null {
  const found = [
    step && nextOfPlan(step),
    ...orders.map(nextOfOrder),
    ...appointments.map((one) => nextOfAppointment(one, now)),
  ]
  const [first = null] = found
    .filter((next) => next !== null)
    .toSorted(
      (one, other) => rankOf(one, step, now) - rankOf(other, step, now) || sortKey(one).localeCompare(sortKey(other)),
    )
  return first
}
