import type { PromiseName } from '#content/promises.ts'
import { addMonths } from '../calendar/add-months.ts'
import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import { minuteMs } from '../calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { addWorkingDays, addWorkingHours } from '../calendar/working-time.ts'
import { deskWorkingDays } from '../cases/clocks.ts'
import { caseKinds } from '../cases/kinds.ts'
import type { CaseState } from '../cases/states.ts'
import { threadPolicy } from '../messages/policy.ts'
import { stuckAfter } from '../privacy/copies.ts'
import type { PromisedTime, WirePromise } from './promised-time.ts'

type Span = { readonly workingDays: number } | { readonly workingHours: number }
type Own = readonly ClinicClosure[]

const deskDays = { workingDays: deskWorkingDays }

/**
 * A missed promise is extended once by this much working time, counted from the missed time. Where the promise follows
 * from a clock at the desk, the extension has the length of that clock.
 */
const extensions: Readonly<Record<Exclude<PromiseName, 'erasure' | 'restriction'>, Span>> = {
  decision: caseKinds.order.decideWithin,
  release: deskDays,
  check: deskDays,
  packing: deskDays,
  parcel: deskDays,
  'parcel-problem': deskDays,
  answer: { workingDays: threadPolicy.answerWorkingDays },
  review: caseKinds.check_in.decideWithin,
  call: caseKinds.safeguarding.decideWithin,
  'follow-up': deskDays,
  copy: deskDays,
}

const extended = (from: Instant, by: Span, own: Own): Instant =>
  'workingDays' in by ? addWorkingDays(from, by.workingDays, own) : addWorkingHours(from, by.workingHours, own)

function made(name: PromiseName, by: Instant, newBy: Instant): PromisedTime {
  const wire: WirePromise = { for: name, by: new Date(by).toISOString(), newBy: new Date(newBy).toISOString() }
  return wire as unknown as PromisedTime
}

/** `own`: the operator's clinic closures. */
export const promise = (name: keyof typeof extensions, by: Instant, own: Own): PromisedTime =>
  made(name, by, extended(by, extensions[name], own))

/** The promise to a patient while their order's case is in a state. Parcels in transit have a promise of their own. */
const promisedInState: Partial<Readonly<Record<CaseState, keyof typeof extensions>>> = {
  ready: 'decision',
  approved: 'check',
  checked: 'packing',
  quarantined: 'parcel-problem',
  returned: 'parcel-problem',
  lost: 'parcel-problem',
}

/** Null: it is not our turn. */
export function promiseOfCase(state: CaseState, dueAt: Instant | null, own: Own): PromisedTime | null {
  const name = promisedInState[state]
  return name === undefined || dueAt === null ? null : promise(name, dueAt, own)
}

/** For an appointment: the day by whose end the patient is seen again. */
export const followUpPromise = (date: string, own: Own): PromisedTime =>
  promise('follow-up', instantAt({ date, time: '23:59' }), own)

/** For a copy of a patient's data, from the request. */
export const copyPromise = (askedAt: Instant, own: Own): PromisedTime =>
  promise('copy', askedAt + stuckAfter.copyMinutes * minuteMs, own)

/** UK GDPR, Article 12(3): a reply to such a request within one month, whatever delays us. */
function promiseOfRequest(name: 'erasure' | 'restriction', askedAt: Instant, dueAt: Instant): PromisedTime {
  const { date, time } = londonTimeAt(askedAt)
  return made(name, dueAt, Math.max(dueAt, instantAt({ date: addMonths(date, 1), time })))
}

export const erasurePromise = (askedAt: Instant, dueAt: Instant): PromisedTime =>
  promiseOfRequest('erasure', askedAt, dueAt)

/** For the answer to a request to restrict the use of a patient's data. */
export const restrictionPromise = (askedAt: Instant, dueAt: Instant): PromisedTime =>
  promiseOfRequest('restriction', askedAt, dueAt)
