import { planSteps } from '#content/treatment/plan-steps.ts'
import type { BookingState } from '../appointments/states.ts'
import { dayMs, hourMs } from '../calendar/durations.ts'
import type { Task } from '../evidence/tasks.ts'
import { isUnderWay, type OrderState } from '../orders/order-states.ts'
import { type PromisedTime, promiseSortKey } from '../promises/promised-time.ts'
import type { PlanStep } from '../treatment/next-step.ts'
import { type Gate, gates } from './gates.ts'
import type { CaseState } from './states.ts'

export type Turn = PlanStep['turn']

interface CareNow {
  readonly state: CaseState
  readonly toConfirm: readonly unknown[]
}

interface OrderNow {
  readonly id: string
  readonly reference: string
  readonly state: OrderState
  readonly care:
    | (CareNow & {
        readonly promise: PromisedTime | null
        readonly dueBy: string | null
        readonly parcel: { readonly expected: PromisedTime } | null
      })
    | null
}

interface AppointmentNow {
  readonly id: string
  readonly state: BookingState
  readonly startsAt: string
  /** A slot is reserved for the patient and waits for payment. */
  readonly toPay: { readonly until: string } | null
}

type TaskNow = Pick<Task, 'gate' | 'state'>

/** A task of the patient for one order. */
export interface TasksNow {
  /** The reference of that order. */
  readonly order: string | null
  readonly tasks: readonly TaskNow[]
}

/** What an order waits for, and from whom. */
const waits = {
  payment: 'patient',
  evidence: 'patient',
  reply: 'patient',
  price: 'patient',
  confirmation: 'patient',
  'weigh-in': 'nobody',
  'evidence-check': 'us',
  review: 'us',
  check: 'us',
  packing: 'us',
  parcel: 'nobody',
  quarantined: 'us',
  returned: 'us',
  lost: 'us',
} as const satisfies Readonly<Record<string, Turn>>

export type OrderWait = keyof typeof waits
export const orderWaits = Object.keys(waits) as OrderWait[]

export interface OrderTurn {
  readonly turn: Turn
  readonly waitsFor: OrderWait
}

const waiting = (waitsFor: OrderWait): OrderTurn => ({ turn: waits[waitsFor], waitsFor })

/** By the state of the case alone. Null: it has ended. */
const waitInState: Readonly<Record<CaseState, OrderWait | null>> = {
  waiting_for_evidence: 'evidence',
  waiting_for_patient: 'reply',
  waiting_for_price: 'price',
  ready: 'review',
  approved: 'check',
  checked: 'packing',
  dispatched: 'parcel',
  quarantined: 'quarantined',
  returned: 'returned',
  lost: 'lost',
  delivered: null,
  declined: null,
  expired: null,
  withdrawn: null,
  closed: null,
}

/** The patient can do it now. */
const isOpen = ({ state }: TaskNow) => state === 'to_do' || state === 'again'

/** Without proof of their current dose, the review continues and treatment begins at the lowest. */
const isNeeded = ({ gate }: TaskNow) => gates[gate].holds !== 'dose'

/** What the patient still has to do or attend before the decision. Null: the rest is with us. */
function waitOfTasks(tasks: readonly TaskNow[]): OrderWait | null {
  const needed = tasks.filter(isNeeded)
  const open = needed.filter(isOpen)
  if (open.length > 0) return open.some(({ gate }) => gate !== 'two_way_contact') ? 'evidence' : 'reply'
  return needed.some(({ state }) => state === 'booked') ? 'weigh-in' : null
}

/** Whose turn it is with an order. Null: it has ended, or no case was opened yet. */
export function turnOfOrder(
  { state, care }: { readonly state: OrderState; readonly care: CareNow | null },
  /** Of this order. Null: not known. */
  tasks: readonly TaskNow[] | null,
): OrderTurn | null {
  if (state === 'awaiting payment') return waiting('payment')
  if (!isUnderWay(state) || !care) return null
  const usual = waitInState[care.state]
  if (usual === null) return null
  switch (usual) {
    case 'evidence':
      // Everything has arrived or is being checked: the case is about to move on.
      return waiting(tasks === null ? 'evidence' : (waitOfTasks(tasks) ?? 'evidence-check'))
    case 'review': {
      const held = tasks && waitOfTasks(tasks)
      return waiting(held === 'evidence' || held === 'reply' ? held : 'review')
    }
    case 'check':
    case 'packing':
      return waiting(care.toConfirm.length > 0 ? 'confirmation' : usual)
    default:
      return waiting(usual)
  }
}

/** The patient's next action: for their treatment, an order or an appointment, with the owner and the deadline. */
export type NextOfAll = {
  readonly turn: Turn
  /** A date or time that is not a promise of ours. Null: none is set. */
  readonly by: string | null
  /** The time we promised. Null: it is not our turn, or no time was promised. */
  readonly promise: PromisedTime | null
} & ({ readonly is: 'plan' } | { readonly is: 'order' | 'appointment'; readonly id: string })

/** Whether an order's promise is about what the order waits for now. */
export function promiseInTurn(
  order: Pick<OrderNow, 'state' | 'care'>,
  { waitsFor, turn }: OrderTurn,
): PromisedTime | null {
  if (waitsFor === 'parcel') return order.care?.parcel?.expected ?? null
  return turn === 'us' && waitsFor !== 'evidence-check' ? (order.care?.promise ?? null) : null
}

function nextOfOrder(order: OrderNow, found: OrderTurn | null): NextOfAll | null {
  if (!found) return null
  const { turn, waitsFor } = found
  // Evidence has no deadline but the end of the hold on the card: what the clock of the case counts is our reminders.
  const by = turn === 'patient' && waitsFor !== 'evidence' ? (order.care?.dueBy ?? null) : null
  return { is: 'order', id: order.id, turn, by, promise: promiseInTurn(order, found) }
}

/** By then it has taken place, and a clinician records the outcome. */
const heldByMs = 2 * hourMs

/** Booked, and neither over nor so long under way that it must be. */
export const isAppointmentAhead = (
  { state, startsAt }: Pick<AppointmentNow, 'state' | 'startsAt'>,
  now: number,
): boolean => state === 'booked' && now < Date.parse(startsAt) + heldByMs

function nextOfAppointment({ id, state, startsAt, toPay }: AppointmentNow, now: number): NextOfAll | null {
  if (toPay) return { is: 'appointment', id, turn: 'patient', by: toPay.until, promise: null }
  return isAppointmentAhead({ state, startsAt }, now)
    ? { is: 'appointment', id, turn: 'nobody', by: startsAt, promise: null }
    : null
}

const nextOfPlan = ({ turn, by, promise }: PlanStep): NextOfAll => ({ is: 'plan', turn, by, promise })

/**
 * Things that delay a pen come first: an injection is due on its day anyway, and a weight after the end of treatment on
 * no particular day. An ordered next pen is covered by its order.
 */
const canWait: readonly PlanStep['what'][] = ['inject', 'weigh', 'regained', 'ordered']

/** Lower comes first. */
function rankOf(next: NextOfAll, step: PlanStep | null, now: number): number {
  const planned = next.is === 'plan' ? step?.what : undefined
  if (planned === 'locked' || planned === 'recalled') return 0
  const isSoon = next.is === 'appointment' && next.by !== null && Date.parse(next.by) - now < dayMs
  if (isSoon) return 1
  if (next.turn === 'patient') return canWait.some((what) => what === planned) ? 4 : 2
  if (next.turn === 'us') return 3
  // An injection has its day, like a parcel or an appointment; the others have none or a distant one.
  return next.is === 'plan' && planned !== 'inject' ? 6 : 5
}

/** Earliest first; entries without a time come last. */
const sortKey = ({ by, promise }: NextOfAll): string => by ?? (promise ? promiseSortKey(promise) : '9')

/** For an ordered pen the treatment shows what its order shows. */
function stepInTurn(step: PlanStep | null, orders: readonly (OrderTurn | null)[]): PlanStep | null {
  if (step?.what !== 'ordered') return step
  const turns = orders.map((one) => one?.turn)
  const said = (turn: Turn, [title, says]: readonly [string, string]): PlanStep => ({ ...step, turn, title, says })
  if (turns.includes('patient')) return said('patient', planSteps.orderedAndWaiting())
  if (turns.includes('us')) return step
  return turns.includes('nobody') ? said('nobody', planSteps.orderedAndAhead()) : step
}

/**
 * An open question of ours is one of the tasks, so that the list is never shown as complete while one waits. `minutes`
 * is added as for other tasks.
 */
export function tasksInTurn<Listed extends TaskNow>(
  tasks: readonly Listed[],
  found: OrderTurn | null,
  asked: (gate: Gate) => Listed,
): readonly Listed[] {
  if (found?.waitsFor !== 'reply') return tasks
  const reply = asked('two_way_contact')
  return tasks.some(({ gate }) => gate === reply.gate)
    ? tasks.map((task) => (task.gate === reply.gate && !isOpen(task) ? reply : task))
    : [...tasks, reply]
}

interface Everything {
  readonly step: PlanStep | null
  readonly orders: readonly OrderNow[]
  readonly appointments: readonly AppointmentNow[]
  /** Null: not known yet, or there are none. */
  readonly tasks: TasksNow | null
  readonly now: number
}

export interface WhoseTurn {
  /** The patient's turn if any task is theirs, else ours if any is ours. */
  readonly turn: Turn
  /** The single next action of everything open. Null: there is none. */
  readonly next: NextOfAll | null
  /** By the id of the order. */
  readonly orders: ReadonlyMap<string, OrderTurn | null>
  /** The treatment's own step, as shown beside the orders. */
  readonly step: PlanStep | null
}

/** Whose turn it is, by everything in an account. Every screen that shows it uses this. */
export function whoseTurn({ step: planned, orders, appointments, tasks, now }: Everything): WhoseTurn {
  const turns = new Map(
    orders.map((order) => [
      order.id,
      turnOfOrder(order, tasks && tasks.order === order.reference ? tasks.tasks : null),
    ]),
  )
  const step = stepInTurn(planned, [...turns.values()])
  const found = [
    step && nextOfPlan(step),
    ...orders.map((order) => nextOfOrder(order, turns.get(order.id) ?? null)),
    ...appointments.map((one) => nextOfAppointment(one, now)),
  ].filter((next) => next !== null)
  const [next = null] = found.toSorted(
    (one, other) => rankOf(one, step, now) - rankOf(other, step, now) || sortKey(one).localeCompare(sortKey(other)),
  )
  const has = (turn: Turn) => found.some((one) => one.turn === turn)
  return { turn: has('patient') ? 'patient' : has('us') ? 'us' : 'nobody', next, orders: turns, step }
}
