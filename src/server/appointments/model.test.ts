import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consentsFor, versionsFor } from '#domain/appointments/consents.ts'
import { medicationReview, payBy } from '#domain/appointments/medication-review.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { cases } from '../../../tests/soak/test-depth.ts'
import { reconcilePayments } from '../checkout/payment/reconcile.ts'
import { sendDueRefunds } from '../orders/refund-job.ts'
import { CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { ApiError } from '../platform/http/api-error.ts'
import {
  type BookingApp,
  type Guest,
  moneyOf,
  newGuest,
  type Slot,
  startBookingApp,
  startOf,
} from '../testing/test-booking.ts'
import { newStaff } from '../testing/test-staff.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { bookFollowUp } from './follow-up/book-follow-up.ts'
import { endFollowUp } from './follow-up/end-follow-up.ts'
import { endUnpaidFollowUps } from './follow-up/end-unpaid-follow-ups.ts'
import { followUpById } from './follow-up/follow-up-rows.ts'
import { decideOutcome } from './outcomes.ts'
import { bookingsJob } from './sweep-job.ts'

/**
 * Anything three patients can do with three times, compared with a model that fits on a page. After every step the
 * database and the card provider's books must agree with the model: no time is shared, no money is kept without a
 * booking, and none is taken and then returned for lack of a time.
 */

const fee = 85_000
const slots: readonly Slot[] = ['10:00', '13:00', '16:00'].map((time) => ({ date: '2026-03-23', time }))

interface Hold {
  readonly slot: number
  until: number
  isExtended: boolean
}

interface Booking {
  slot: number
  isMoved: boolean
  readonly paymentIntent: string
}

interface Person {
  hold: Hold | null
  /** When the patient released which time. */
  readonly letGo: { readonly slot: number; readonly at: number }[]
  /** The form is sent and the card dialog is open, for this time. */
  order: { readonly id: string; slot: number; readonly clientSecret: string; readonly paymentIntent: string } | null
  readonly bookings: Booking[]
  hasCancelled: boolean
  readonly intents: Set<string>
  /** Intents that ever paid for a booking, and how much. */
  readonly booked: Map<string, number>
  /** The appointment at which the patient was last seen. */
  seenAt: string | null
  /** The time that the clinician reserved for the patient afterwards. */
  kept: { readonly id: string; readonly slot: number; readonly until: number } | null
  /** Paid appointments that the patient can no longer change: those that were attended, and the reviews that follow. */
  readonly settled: Set<string>
  /** The times of the reviews. */
  readonly reviews: number[]
}

interface Model {
  readonly people: Person[]
  now: number
}

interface Real {
  readonly guests: readonly Guest[]
  readonly clinician: string
}

let app: BookingApp
/** The role that may decide about appointments here; checked again when a decision is executed. */
let leadId: string
beforeAll(async () => {
  app = await startBookingApp()
  leadId = (await newStaff(app, 'clinical_lead')).id
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

const isBooked = ({ people }: Model, slot: number) =>
  people.some(({ bookings, reviews }) => reviews.includes(slot) || bookings.some((booking) => booking.slot === slot))
const isKept = ({ people, now }: Model, slot: number) =>
  people.some(({ kept }) => kept?.slot === slot && kept.until > now)
const holds = ({ now }: Model, { hold }: Person, slot: number) => hold?.slot === slot && hold.until > now
const isFreeFor = (model: Model, person: Person, slot: number) =>
  !isBooked(model, slot) &&
  !isKept(model, slot) &&
  model.people.every((other) => other === person || !holds(model, other, slot))

/** The patient holds nothing any more. */
function letGo({ now }: Model, one: Person): void {
  if (one.hold) one.letGo.push({ slot: one.hold.slot, at: Math.min(one.hold.until, now) })
  one.hold = null
}

/** At most the pause ago: a hold that ran out and was paid for all the same was not released. */
const releasedTimes = ({ now }: Model, one: Person, slot: number) =>
  [...one.letGo, ...(one.hold ? [{ slot: one.hold.slot, at: one.hold.until }] : [])].filter(
    (past) => past.slot === slot && past.at > now - 30 * minuteMs,
  ).length

async function expectAgreement(model: Model, { clinician }: Real): Promise<void> {
  const live = await rows(
    `select extract(epoch from starts_at) * 1000 as at, state from appointments where clinician_id = '${clinician}'
     and (state = 'booked' or (state = 'held' and held_until > '${new Date(model.now).toISOString()}'))`,
  )
  const told = live.map(({ at, state }) => `${slots.findIndex((slot) => startOf(slot) === Number(at))} ${state}`)
  const expected = model.people.flatMap(({ hold, kept, bookings, reviews }) => [
    ...bookings.map(({ slot }) => `${slot} booked`),
    ...reviews.map((slot) => `${slot} booked`),
    ...[hold, kept].flatMap((held) => (held && held.until > model.now ? [`${held.slot} held`] : [])),
  ])
  expect(told.toSorted()).toEqual(expected.toSorted())
  expect(new Set(told.map((one) => one[0])).size).toBe(told.length)
  for (const { intents, bookings, booked, settled } of model.people) {
    for (const intent of intents) {
      const { taken, givenBack } = await moneyOf(app, intent)
      const price = booked.get(intent) ?? 0
      const stands = settled.has(intent) || bookings.some(({ paymentIntent }) => paymentIntent === intent)
      expect(taken - givenBack).toBe(stands ? price : 0)
      // F-4: what was taken was booked at that moment, and is refunded only because of a cancellation.
      expect(taken).toBe(price)
    }
  }
}

type Step = fc.AsyncCommand<Model, Real>

/** A step that prints its numbers and ends with the comparison. */
const step = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Step => ({
  check,
  async run(model, real) {
    await run(model, real)
    await expectAgreement(model, real)
  },
  toString: () => name,
})

const person = (model: Readonly<Model>, who: number) => model.people[who] as Person
const guest = (real: Real, who: number) => real.guests[who] as Guest
const nthSlot = (place: number) => slots[place] as Slot

const hold = (who: number, slot: number): Step =>
  step(
    `${who} holds ${slot}`,
    () => true,
    async (model, real) => {
      const one = person(model, who)
      const reply = await guest(real, who).hold(nthSlot(slot), real.clinician)
      if (holds(model, one, slot)) expect(reply.statusCode).toBe(200)
      else if (!isFreeFor(model, one, slot)) expect(reply.statusCode).toBe(409)
      else if (reply.json().data?.because === 'pause') expect(releasedTimes(model, one, slot)).toBeGreaterThan(1)
      else {
        expect(reply.statusCode).toBe(200)
        letGo(model, one)
        one.hold = { slot, until: model.now + 15 * minuteMs, isExtended: false }
      }
    },
  )

const release = (who: number): Step =>
  step(
    `${who} gives up`,
    () => true,
    async (model, real) => {
      await guest(real, who).browser.post('release_hold', {})
      letGo(model, person(model, who))
    },
  )

const send = (who: number): Step =>
  step(
    `${who} sends the form`,
    (model) => person(model, who).hold !== null,
    async (model, real) => {
      const one = person(model, who)
      const consentVersions = versionsFor({ canCancel: !one.hasCancelled })
      const reply = await guest(real, who).submit({ consentVersions })
      if (!one.hold || one.hold.until <= model.now) {
        expect(reply.statusCode).toBe(409)
        return
      }
      expect(reply.statusCode).toBe(200)
      await guest(real, who).signIn()
      const id: string = reply.json().data.paymentId
      const begun = await guest(real, who).begin(id)
      expect(begun.statusCode).toBe(200)
      const { clientSecret, paymentIntent } = begun.json().data
      if (!one.hold.isExtended) one.hold = { ...one.hold, until: model.now + 15 * minuteMs, isExtended: true }
      one.order = { id, slot: one.hold.slot, clientSecret, paymentIntent }
      one.intents.add(paymentIntent)
    },
  )

type News = 'the browser' | 'the sweep' | 'the sweep after a silence'

/** The card is charged and we are told; while the provider does not answer, not at once. */
async function bring(news: News, { id, clientSecret, paymentIntent }: NonNullable<Person['order']>, one: Guest) {
  await one.charge(clientSecret)
  if (news === 'the browser') return
  const sweep = async () => {
    const before = new Date(app.now() - 120_000).toISOString()
    await rows(`update orders set updated_at = '${before}' where id = '${id}'`)
    await reconcilePayments(app.services)
  }
  const { cards } = app.services
  const { capture, cancel: releasedOf } = cards
  if (news === 'the sweep after a silence') {
    const silence = () => Promise.reject(new CardsUnreachable('away'))
    Object.assign(cards, { capture: silence, cancel: silence })
    expect((await one.verify(id, paymentIntent)).statusCode).toBe(502)
    await bookingsJob(app.services)
    Object.assign(cards, { capture, cancel: releasedOf })
  }
  await sweep()
}

const pay = (who: number, news: News = 'the browser'): Step =>
  step(
    `${who} pays, told by ${news}`,
    (model) => person(model, who).order !== null,
    async (model, real) => {
      const one = person(model, who)
      const order = one.order as NonNullable<Person['order']>
      const { id, slot, paymentIntent } = order
      await bring(news, order, guest(real, who))
      const told = (await guest(real, who).verify(id, paymentIntent)).json().data
      one.order = null
      if (!isFreeFor(model, one, slot)) {
        expect(told).toEqual({ status: 'Failed', reference: null, notTaken: 'time gone' })
        return
      }
      expect(told.status).toBe('Success')
      one.booked.set(paymentIntent, fee)
      if (one.hold?.slot === slot) one.hold = null
      one.bookings.push({ slot, isMoved: false, paymentIntent })
    },
  )

const cancel = (who: number): Step =>
  step(
    `${who} cancels`,
    (model) => person(model, who).bookings.length > 0,
    async (model, real) => {
      const one = person(model, who)
      const booking = one.bookings[0] as Booking
      const id = await idOf(real, who, booking)
      const reply = await guest(real, who).browser.post('cancel_appointment', { id, expectedRefundPence: fee })
      expect(reply.statusCode).toBe(one.hasCancelled ? 409 : 200)
      if (!one.hasCancelled) one.bookings.shift()
      one.hasCancelled = true
    },
  )

/** Cancelled by the desk: everything is refunded, and it does not use up the patient's rights. */
const callOff = (who: number, kind: 'cancelled' | 'declined'): Step =>
  step(
    `${who} is ${kind} by us`,
    (model) => person(model, who).bookings.length > 0,
    async (model, real) => {
      const one = person(model, who)
      const appointmentId = await idOf(real, who, one.bookings[0] as Booking)
      const said = { appointmentId, kind, staffId: leadId, words: null, followUpBy: null }
      await decideOutcome(app.services, { id: randomUUID(), ...said })
      app.pass(0.5)
      model.now = app.now()
      await finishOutcomes(app.services)
      one.bookings.shift()
    },
  )

/** Marked as attended, whatever the test clock says. */
const see = (who: number): Step =>
  step(
    `${who} is seen`,
    (model) => person(model, who).bookings.length > 0 && person(model, who).kept === null,
    async (model, real) => {
      const one = person(model, who)
      const { paymentIntent, ...booking } = one.bookings.shift() as Booking
      one.seenAt = await idOf(real, who, { ...booking, paymentIntent })
      await rows(`update appointments set state = 'completed' where id = '${one.seenAt}'`)
      one.settled.add(paymentIntent)
    },
  )

const reviewMinutes = medicationReview.minutes

/** The clinician reserves a time for a patient they have seen. */
const keep = (who: number, slot: number): Step =>
  step(
    `a review is kept for ${who} at ${slot}`,
    (model) => person(model, who).seenAt !== null,
    async (model) => {
      const one = person(model, who)
      const [id, start] = [randomUUID(), startOf(nthSlot(slot))]
      const asked = { id, afterId: one.seenAt as string, staffId: randomUUID(), start, minutes: reviewMinutes }
      const isHeld = model.people.some((other) => holds(model, other, slot))
      const isFree = one.kept === null && !isHeld && !isBooked(model, slot) && !isKept(model, slot)
      const done = await bookFollowUp(app.services, asked).then(
        () => true,
        (refused) => (refused instanceof ApiError ? false : Promise.reject(refused)),
      )
      expect(done).toBe(isFree)
      if (isFree) one.kept = { id, slot, until: payBy(model.now, start) }
    },
  )

/** Up to the card dialog. Null: there is nothing to pay. */
async function beginReview(real: Real, who: number, one: Person) {
  const { browser, account } = guest(real, who)
  const shown = (await account()).appointments.find(({ toPay }) => toPay !== null)
  if (!shown?.toPay) throw new Error('No time is kept.')
  const consentVersion = consentsFor({ canCancel: shown.toPay.canCancel }).t8.version
  const accepted = (await browser.post('accept_follow_up', { id: shown.id, consentVersion })).json().data
  const amount = medicationReview.pricePence / 100
  const begun = (await browser.post('create_payment_intent', { amount, answerId: accepted.orderId })).json().data
  one.intents.add(begun.paymentIntent)
  return { id: shown.id, orderId: accepted.orderId as string, ...begun }
}

function reviewIsPaid(one: Person, paymentIntent: string): void {
  one.booked.set(paymentIntent, medicationReview.pricePence)
  one.settled.add(paymentIntent)
  one.reviews.push(one.kept?.slot as number)
  one.kept = null
}

const payReview = (who: number): Step =>
  step(
    `${who} pays for the review`,
    (model) => person(model, who).kept !== null,
    async (model, real) => {
      const one = person(model, who)
      const { orderId, clientSecret, paymentIntent } = await beginReview(real, who, one)
      await guest(real, who).charge(clientSecret)
      const told = (await guest(real, who).verify(orderId, paymentIntent)).json().data
      expect(told.status).toBe('Success')
      reviewIsPaid(one, paymentIntent)
    },
  )

type End = 'let go' | 'withdrawn' | 'unpaid'

async function endReview(as: End, { kept }: Person, { browser }: Guest, appointmentId: string): Promise<void> {
  if (as === 'let go') return void (await browser.post('let_follow_up_go', { id: appointmentId }))
  const at = new Date(app.now()).toISOString()
  if (as === 'unpaid') {
    await rows(`update appointments set held_until = '${at}' where id = '${appointmentId}'`)
    await rows(`update follow_ups set pay_by = '${at}' where id = '${kept?.id}'`)
    return void (await endUnpaidFollowUps(app.services))
  }
  const found = await app.database.run((orm) => followUpById(orm, kept?.id ?? ''))
  if (found) await endFollowUp(app.services, found.followUp, { as, by: 'staff', staffId: randomUUID() })
}

/** Either before any payment, or after a charge that we have not heard of yet. */
const endKept = (who: number, as: End, isCharged: boolean): Step =>
  step(
    `the review of ${who} is ${as}${isCharged ? ', too late' : ''}`,
    (model) => person(model, who).kept !== null,
    async (model, real) => {
      const one = person(model, who)
      const { id, orderId, clientSecret, paymentIntent } = await beginReview(real, who, one)
      if (isCharged) await guest(real, who).charge(clientSecret)
      await endReview(as, one, guest(real, who), id)
      if (!isCharged) {
        one.kept = null
        return
      }
      const told = (await guest(real, who).verify(orderId, paymentIntent)).json().data
      expect(told.status).toBe('Success')
      reviewIsPaid(one, paymentIntent)
    },
  )

const move = (who: number, slot: number): Step =>
  step(
    `${who} moves to ${slot}`,
    (model) => person(model, who).bookings.length > 0,
    async (model, real) => {
      const one = person(model, who)
      const booking = one.bookings[0] as Booking
      const id = await idOf(real, who, booking)
      const reply = await guest(real, who).browser.post('reschedule_appointment', { id, ...nthSlot(slot) })
      const isAllowed = !booking.isMoved && isFreeFor(model, one, slot)
      expect(reply.statusCode).toBe(isAllowed ? 200 : 409)
      if (!isAllowed) return
      if (one.hold?.slot === slot) letGo(model, one)
      booking.slot = slot
      booking.isMoved = true
    },
  )

const wait = (minutes: number): Step =>
  step(
    `${minutes} minutes pass`,
    () => true,
    async (model) => {
      app.pass(minutes)
      model.now = app.now()
    },
  )

const tidy: Step = step(
  'the clock tidies',
  () => true,
  async () => {
    await bookingsJob(app.services)
    await sendDueRefunds(app.services)
  },
)

async function idOf(real: Real, who: number, { slot }: Booking): Promise<string> {
  const { appointments } = await guest(real, who).account()
  const found = appointments.find(
    ({ state, startsAt }) => state === 'booked' && Date.parse(startsAt) === startOf(nthSlot(slot)),
  )
  if (!found) throw new Error('The account does not show the booking.')
  return found.id
}

const who = fc.nat(2)
const slot = fc.nat(2)
const steps = fc.commands(
  [
    fc.tuple(who, slot).map(([one, place]) => hold(one, place)),
    fc.tuple(who, slot).map(([one, place]) => hold(one, place)),
    who.map(send),
    who.map(send),
    who.map((one) => pay(one)),
    fc.tuple(who, fc.constantFrom<News>('the sweep', 'the sweep after a silence')).map(([one, news]) => pay(one, news)),
    who.map(release),
    who.map(cancel),
    fc.tuple(who, fc.constantFrom('cancelled' as const, 'declined' as const)).map(([one, kind]) => callOff(one, kind)),
    fc.tuple(who, slot).map(([one, place]) => move(one, place)),
    who.map(see),
    fc.tuple(who, slot).map(([one, place]) => keep(one, place)),
    who.map(payReview),
    fc
      .tuple(who, fc.constantFrom<End>('let go', 'withdrawn', 'unpaid'), fc.boolean())
      .map(([one, as, isCharged]) => endKept(one, as, isCharged)),
    fc.constantFrom(7, 16).map(wait),
    fc.constant(tidy),
  ],
  { maxCommands: 24, size: 'max' },
)

let runs = 0
/** Resets all patients, times and the provider. */
async function begin(): Promise<{ model: Model; real: Real }> {
  app.setNow(Date.parse('2026-03-02T07:00:00Z'))
  const clinician = `model-${runs++}`
  await rows(
    `insert into clinicians (id, name, title, profile, position) values ('${clinician}', 'Dr Rowan Thackeray', 'Psychiatrist', '{}', 9)`,
  )
  await rows(`insert into weekly_times select '${clinician}', 1, unnest(array['10:00', '13:00', '16:00'])`)
  const guests = await Promise.all([0, 1, 2].map(() => newGuest(app)))
  const people = guests.map(
    (): Person => ({
      hold: null,
      letGo: [],
      order: null,
      bookings: [],
      hasCancelled: false,
      intents: new Set(),
      booked: new Map(),
      seenAt: null,
      kept: null,
      settled: new Set(),
      reviews: [],
    }),
  )
  return { model: { people, now: app.now() }, real: { guests, clinician } }
}

it('F-4 R-18 R-34 PO-01 whatever patients do: no time is shared, and no money is taken or kept without a booking', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const { model, real } = await begin()
      await fc.asyncModelRun(() => ({ model, real }), given)
    }),
    cases(4, 400),
  )
}, 180_000)

it('R-18 a time that changes hands while the first patient is paying, step by step', async () => {
  const { model, real } = await begin()
  const story = [
    hold(0, 0),
    send(0),
    wait(16),
    hold(1, 0),
    send(1),
    pay(0),
    pay(1),
    cancel(1),
    hold(0, 0),
    send(0),
    pay(0, 'the sweep after a silence'),
    move(0, 1),
    move(0, 2),
    hold(2, 1),
    hold(1, 0),
    send(1),
    pay(1),
    callOff(1, 'cancelled'),
    tidy,
  ]
  for (const one of story) {
    expect(one.check(model)).toBe(true)
    await one.run(model, real)
  }
  expect(model.people.map(({ bookings }) => bookings.map((booking) => booking.slot))).toEqual([[1], [], []])
})

it('a review is reserved after an appointment, ends in every way, and is paid for once', async () => {
  const { model, real } = await begin()
  const story = [
    hold(0, 0),
    send(0),
    pay(0),
    see(0),
    keep(0, 1),
    keep(0, 2),
    hold(1, 1),
    endKept(0, 'let go', false),
    hold(1, 1),
    keep(0, 1),
    keep(0, 2),
    endKept(0, 'withdrawn', false),
    keep(0, 2),
    endKept(0, 'unpaid', false),
    tidy,
    keep(0, 2),
    payReview(0),
    keep(0, 0),
    endKept(0, 'unpaid', true),
    hold(2, 0),
    tidy,
  ]
  for (const one of story) {
    expect(one.check(model), String(one)).toBe(true)
    await one.run(model, real)
  }
  expect(model.people.map(({ reviews }) => reviews)).toEqual([[2, 0], [], []])
})
