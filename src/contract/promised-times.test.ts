import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'

interface Schema {
  readonly title?: string
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/**
 * Times in replies to patients that are no promise of ours, each with the reason; with the parent field where the name
 * alone is ambiguous.
 */
const notPromises: Readonly<Record<string, string>> = {
  placedAt: 'when it happened',
  at: 'when it happened',
  since: 'when it happened',
  askedAt: 'when it happened',
  sentAt: 'when it happened',
  addedAt: 'when it happened',
  lastUsedAt: 'when it happened',
  signedInAt: 'when it happened',
  lastSeenAt: 'when it happened',
  fromScale: 'the days of readings from a scale',
  'articles.reviewedBy': 'the name of a clinician',
  withdrawnAt: 'when it happened',
  writtenOn: 'when it happened',
  lastDoseOn: 'when it happened',
  sharedSince: 'when it happened',
  on: 'when it happened',
  fromCheckIns: 'when it happened',
  today: 'the present',
  now: 'the present',
  appointmentTime: 'an appointment, whose state says whether it was held',
  startsAt: 'an appointment, whose state says whether it was held',
  times: 'times that can be chosen',
  firstFree: 'times that can be chosen',
  opensAt: 'when the desk or the video room opens next, counted from now',
  opensOn: 'from when the patient can do something',
  nextFrom: 'from when a pen may leave, at the earliest',
  'care.dueBy': 'the patient’s own turn; left out once it has passed',
  'paper.by': 'who wrote it, no time',
  'paper.startsOn': 'written on the paper by the prescriber',
  'paper.validFrom': 'from when a pharmacy may dispense it: the law’s',
  'paper.validUntil': 'until when a pharmacy may dispense it: the law’s; the account says when that has passed',
  'paper.postBefore': 'until when the patient may choose the post; the account says when that has passed',
  'step.by': 'a day of the treatment for the patient: an injection, the end of a pen',
  'toPay.until': 'how long the patient has time; the server then releases it',
  'ready.until': 'how long a copy can be downloaded; the server then deletes it',
  'fates.until': 'until when the law has us keep something',
  'emailChange.until': 'how long a link works',
  'after.until': 'how long we ask for a weight after the end',
  expiresAt: 'how long something is kept; the server ends it',
  undoUntil: 'how long the patient has time; the server ends it',
  pausedUntil: 'the patient’s own choice',
  'preparation.invitedAt': 'when it happened',
  'restriction.decidedAt': 'when it happened',
  'restriction.endsAt': 'when the restriction ends; from then on it is shown as lifted',
  'preparation.dueAt': 'the patient’s own turn; the account says when that has passed, and nothing is refused',
  'schedule.dueOn': 'the patient’s own turn; the account says when that has passed',
  'kits.endedAt': 'when it happened',
  'reports.takenOn': 'when it happened',
  'reports.reviewedAt': 'when it happened',
  'companion.from': 'when the companion began',
  'companion.until': 'how long the companion lasts; the account says when it is over',
  'weeks.week': 'a week of the patient’s own plan',
  'care.firstDoseFrom': 'medical advice about the first dose after another medicine',
  takenUntil: 'medical advice about a late dose',
  nextInjection: 'a day of the treatment for the patient',
  dosesDue: 'days of the treatment for the patient',
  'logged.due': 'days of the treatment for the patient',
  'log.next': 'a day of the treatment for the patient',
  'log.unlogged': 'days of the treatment that have passed',
  'entries.loggedAt': 'when the patient logged it',
  lastsUntil: 'how long a pen lasts',
  penUntil: 'medical advice: how long an open pen may be used',
  validUntil: 'how long a parcel stays cold; care-steps says when that has passed',
  deliveredOn: 'when a parcel came',
  fullRefundUntil: 'null once it has passed',
  partRefundUntil: 'null once it has passed',
}

/** Every time in a reply, as the names of its parent field and itself; a PromisedTime is not searched. */
function timesIn(schema: Schema, around: string, name: string): string[] {
  if (schema.title === 'PromisedTime') return []
  const isTime = schema.format === 'date-time' || schema.format === 'date' || isNamedLikeATime(schema, name)
  return [
    ...(isTime ? [`${around}.${name}`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => timesIn(part, name, key)),
    ...[schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []]
      .flat()
      .flatMap((part) => timesIn(part, around, name)),
  ]
}

/** A time declared as plain text. */
const isNamedLikeATime = ({ type, enum: choices }: Schema, name: string) =>
  type === 'string' && !choices && /(By|At|On|Until)$|^(by|due|until)$/.test(name)

const toPatients = Object.values(calls).filter(
  ({ name, auth }) => !auth.startsWith('staff') && !name.startsWith('desk_'),
)

const timesOf = ({ reply }: (typeof toPatients)[number]) =>
  timesIn(z.toJSONSchema(reply, { unrepresentable: 'any', reused: 'inline' }) as Schema, '', '')

const nameOf = (time: string) => time.slice(time.indexOf('.') + 1)

it.each(toPatients.map((call) => [call.name, call] as const))(
  'P-3 %s: every time is a PromisedTime, or listed as no promise',
  (_, call) => {
    const isListed = (time: string) => Object.hasOwn(notPromises, time) || Object.hasOwn(notPromises, nameOf(time))
    expect(timesOf(call).filter((time) => !isListed(time))).toEqual([])
  },
)

it('P-3 lists only times that occur in a reply', () => {
  const found = toPatients.flatMap(timesOf)
  const isFound = (listed: string) => found.some((time) => time === listed || nameOf(time) === listed)
  expect(Object.keys(notPromises).filter((listed) => !isFound(listed))).toEqual([])
})
