import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { BookingApp, Slot } from '#server/testing/test-booking.ts'
import { newGuest } from '#server/testing/test-booking.ts'
import { bringEvidence, newPatient, type TestPatient } from '#server/testing/test-case.ts'
import { pdfOf, upload } from '#server/testing/test-evidence.ts'
import { cards } from '#server/testing/test-order.ts'
import type { Product } from './product.ts'

export interface Chaos {
  readonly product: Product
  /** The product over the network. */
  readonly app: TestApp
  readonly random: () => number
  readonly isOver: () => boolean
  /** What the product has acknowledged, to be compared afterwards. */
  readonly said: Acknowledged
}

export interface Acknowledged {
  /** Messages of patients and staff, by the id under which they were sent. */
  readonly messages: Set<string>
  /** Completely uploaded files. */
  readonly files: Set<string>
  /** Refunds that patients were promised. */
  readonly refunds: Set<string>
  readonly stories: Map<string, number>
}

export const newAcknowledged = (): Acknowledged => ({
  messages: new Set(),
  files: new Set(),
  refunds: new Set(),
  stories: new Map(),
})

const paying = [cards.good, cards.good, cards.good, cards.silent, cards.duplicating, cards.shuffling]

async function write({ said }: Chaos, { browser }: Pick<TestPatient, 'browser'>): Promise<void> {
  const sending = randomUUID()
  const reply = await browser.post('send_message', { sending, words: 'A word from me.', fileIds: [] })
  if (reply.statusCode === 200) said.messages.add(sending)
}

/** Orders, pays, completes tasks, writes messages, and now and then withdraws. */
export async function orderMedication(chaos: Chaos): Promise<void> {
  const { app, random, said } = chaos
  const patient = await newPatient(app, undefined, paying[Math.floor(random() * paying.length)])
  await write(chaos, patient)
  const sent = await upload(app, patient.browser, pdfOf(30_000))
  if (sent.reply.statusCode === 200) said.files.add(sent.id)
  await bringEvidence(app, patient)
  await write(chaos, patient)
  if (random() < 0.15) await patient.browser.post('withdraw_order', { orderId: patient.orderId })
  else await haveAnother(chaos, patient)
}

/** Waits for the pen, and answers questions of staff. False: none will come. */
async function isDelivered(chaos: Chaos, patient: TestPatient): Promise<boolean> {
  for (;;) {
    const [found] = await chaos.product.rows(`select state from cases where id = '${patient.caseId}'`)
    const state = String(found?.state)
    if (state === 'delivered') return true
    if (chaos.isOver() || ['declined', 'expired', 'withdrawn', 'returned', 'lost'].includes(state)) return false
    if (state === 'waiting_for_patient') await write(chaos, patient)
    await sleep(700)
  }
}

/** Three weeks after the first pen was delivered, completes the check-in and orders the next one. */
async function haveAnother(chaos: Chaos, patient: TestPatient): Promise<void> {
  const { app, product } = chaos
  const { accountId, browser } = patient
  if (!(await isDelivered(chaos, patient))) return
  // All records of its delivery, so that no date contradicts another.
  await product.rows(`
    update supply_covers set dispatched_on = dispatched_on - 21, delivered_on = delivered_on - 21,
      covered_from = covered_from - 21, covered_until = covered_until - 21 where account_id = '${accountId}';
    update parcels set dispatched_at = dispatched_at - interval '21 days', delivered_at = delivered_at - interval '21 days'
      where case_id = '${patient.caseId}';
    update plans set started_on = started_on - 21 where account_id = '${accountId}'`)
  const { open } = (await browser.post('my_check_in', {})).json().data
  if (!open) return
  const answers = checkInAnswers({
    check_in_weight: { weight: '92.4', unit: 'kg' },
    check_in_doses: { taken: open.dosesDue, missed: 0 },
  })
  await browser.post('save_check_in', { id: open.id, ansData: JSON.stringify(answers), version: 1 })
  const { pen } = (await browser.post('my_check_in', {})).json().data.open ?? {}
  if (!pen) return
  const finished = await browser.post('finish_check_in', { id: open.id, pricePence: pen.pricePence })
  const toPay = finished.json().data?.toPay
  if (toPay) await pay(app, patient, toPay)
}

async function pay(
  app: TestApp,
  { browser }: TestPatient,
  { orderId, amountPence }: { readonly orderId: string; readonly amountPence: number },
): Promise<void> {
  const begun = await browser.post('create_payment_intent', { amount: amountPence / 100, answerId: orderId })
  const { clientSecret, paymentIntent } = begun.json().data
  const card = { number: cards.good, expMonth: 12, expYear: 2031, cvc: '123' }
  const headers = { cookie: browser.cookie() }
  await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', headers, payload: { clientSecret, card } })
  await browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
}

/** Few enough times that people compete for them. */
async function someTime({ app, random }: Chaos): Promise<Slot> {
  const ahead = new Date()
  ahead.setUTCDate(1)
  ahead.setUTCMonth(ahead.getUTCMonth() + 1 + Math.floor(random() * 2))
  const { days } = (await app.post('booking_month', { month: ahead.toISOString().slice(0, 7) })).json().data
  const times: Slot[] = days.flatMap(({ date, morning, afternoon }: Record<string, string[]>) =>
    [...(morning ?? []), ...(afternoon ?? [])].map((time) => ({ date: String(date), time })),
  )
  const first = times.slice(0, 12)
  const chosen = first[Math.floor(random() * first.length)]
  if (!chosen) throw new Error('There are no times.')
  return chosen
}

/** Books and pays for a time, and now and then moves or cancels it. */
export async function bookAppointment(chaos: Chaos): Promise<void> {
  const { app, random } = chaos
  const guest = await newGuest(app as unknown as BookingApp)
  await guest.book(await someTime(chaos))
  await write(chaos, guest)
  const { id } = await guest.appointment()
  const next = random()
  if (next < 0.3) await guest.browser.post('reschedule_appointment', { id, ...(await someTime(chaos)) })
  if (next > 0.6) await guest.browser.post('cancel_appointment', { id, expectedRefundPence: 85_000 })
}
