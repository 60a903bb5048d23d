import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { DiabetesPlan, Evidence } from '#domain/cases/evidence.ts'
import type { AnyGate } from '#domain/cases/gates.ts'
import { followUpAnswers, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { lockCaseOf } from '../clinical/cases/case-rows.ts'
import { insertCheck } from '../clinical/cases/evidence-rows.ts'
import { reassess } from '../clinical/cases/reassess.ts'
import { cases } from '../clinical/cases/tables.ts'
import { duplicateIdentifiers } from '../clinical/evidence/tables.ts'
import { saveInstance } from '../intake/questionnaires/instances.ts'
import type { TestApp } from './test-app.ts'
import {
  formOf,
  markPhoneVerified,
  newBrowser,
  newPhone,
  proveAddress,
  saveAnswers,
  type TestBrowser,
} from './test-browser.ts'
import { cards, orderNow, sandboxIn } from './test-order.ts'

/** Answers of a healthy man without medicines. */
const quietAnswers = weightAnswers()
export const quietFollowUp = followUpAnswers()

let people = 0

/** Saves them like a client that knows only the specified calls: without the consents before the questionnaire. */
export const saveWithoutConsents = (browser: TestBrowser, answers: object) =>
  browser.post('save_answer', { ansData: JSON.stringify(answers), questionnaire_type: 'weight-management' })

/** A signed-in patient whose card is authorised for a first order, and its case. */
export async function newPatient(
  app: TestApp,
  answers: object = quietAnswers,
  number: string = cards.good,
  save: typeof saveWithoutConsents = saveAnswers,
  medication = 'mounjaro',
) {
  people += 1
  const browser = newBrowser(app)
  const [phone, email] = [newPhone(), `patient-${people}@ferncliff.example`]
  const saved = await save(browser, answers)
  if (saved.statusCode !== 200) throw new Error(`The answers were not taken: ${saved.body}`)
  await markPhoneVerified(app, saved.json().data.uniqueId, phone)
  // A unique address: a shared one would raise a flag.
  const form = { ...formOf(phone, email), gender: 'male' as const, address: `${100 + people} Larch Row`, medication }
  const placed = await browser.post('create_new_user', form)
  if (placed.statusCode !== 200) throw new Error(`Nothing was ordered: ${placed.body}`)
  const { paymentId: orderId } = placed.json().data
  await proveAddress(app, email)
  const paymentIntent = await authorise(app, browser, orderId, number)
  await browser.post('sign_in', { email, password: form.password })
  // All test patients share a name and birth date, which would raise a flag. Tests about that add the identifiers
  // again.
  await app.database.run((orm) =>
    orm.delete(duplicateIdentifiers).where(eq(duplicateIdentifiers.kind, 'name and birth date')),
  )
  const order = await orderNow(app, orderId)
  const [found] = await app.database.run((orm) => orm.select().from(cases).where(eq(cases.orderId, orderId)))
  if (!found || order.accountId === null) throw new Error('No case was opened.')
  return {
    browser,
    email,
    orderId,
    order,
    accountId: order.accountId,
    caseId: found.id,
    paymentIntent,
  }
}

/** Pays for an order of this browser's guest session with a card, and returns the payment's id. */
export async function authorise(app: TestApp, browser: TestBrowser, orderId: string, number: string): Promise<string> {
  const { amountPence } = await orderNow(app, orderId)
  const begun = await browser.post('create_payment_intent', { amount: amountPence / 100, answerId: orderId })
  const { clientSecret, paymentIntent } = begun.json().data
  const paid = await app.server.inject({
    method: 'POST',
    url: '/sandbox-cards/confirm',
    headers: { cookie: browser.cookie() },
    payload: { clientSecret, card: { number, expMonth: 12, expYear: 2031, cvc: '123' } },
  })
  if (paid.statusCode !== 200) throw new Error(`The card was not taken: ${paid.body}`)
  await browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  return paymentIntent
}

export type TestPatient = Awaited<ReturnType<typeof newPatient>>

/** All evidence a case waits for, found today. */
export function goodEvidence(app: TestApp): Readonly<Partial<Record<AnyGate, unknown>>> {
  const on = londonTimeAt(app.services.now()).date
  return {
    identity: {
      is: 'verified',
      on,
      isNameMatching: true,
      bornOn: '1985-03-27',
      sex: 'Male',
    } satisfies Evidence['identity'],
    measurements: {
      weightKg: 95,
      heightCm: 170,
      on,
      how: 'video',
      by: 'Bryony Fell',
    } satisfies Evidence['measurements'][number],
    gp: { tells: true, practice: 'Lark Lane Surgery' } satisfies Evidence['gp'],
    two_way_contact: { how: 'thread', on } satisfies Evidence['contact'],
  }
}

/** As a prescriber records it for a patient who uses insulin. */
export const goodPlan = (app: TestApp): DiabetesPlan => {
  const on = londonTimeAt(app.services.now()).date
  return { plan: 'Insulin down by a third, sugars four times a day.', informed: 'Diabetes team', informedOn: on, on }
}

/** Adds evidence. Without any given: all of it. */
export async function bringEvidence(
  app: TestApp,
  { accountId, orderId }: TestPatient,
  given = goodEvidence(app),
  followUp: object = quietFollowUp,
): Promise<void> {
  const { services, database } = app
  await saveInstance(
    services,
    { accountId, flow: medicinesAndConditions, id: randomUUID() },
    {
      ansData: JSON.stringify(followUp),
      version: medicinesAndConditions.version,
      base: null,
      tab: null,
      at: services.now(),
    },
  )
  await database.transaction(async (tx) => {
    for (const [gate, finding] of Object.entries(given)) {
      await insertCheck(tx, services.vault, {
        accountId,
        gate: gate as AnyGate,
        finding,
        isPassed: true,
        how: 'video',
        staffId: null,
        now: services.now(),
      })
    }
    const found = await lockCaseOf(tx, orderId)
    if (found) await reassess(services, tx, found)
  })
}

/** A patient with complete evidence and no flags. */
export async function newReadyPatient(app: TestApp, answers?: object) {
  const patient = await newPatient(app, answers)
  await bringEvidence(app, patient)
  return patient
}

export const caseNow = async ({ database }: TestApp, id: string) => {
  const [found] = await database.run((orm) => orm.select().from(cases).where(eq(cases.id, id)))
  if (!found) throw new Error('The case is gone.')
  return found
}

/** The real charge of a card, by the provider's own books. */
export async function takenPence(app: TestApp, paymentIntent: string): Promise<number> {
  const books = await sandboxIn(app).ledger.read(paymentIntent)
  return books?.intent.amount_received ?? 0
}
