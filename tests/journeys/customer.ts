import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, request as contexts, test } from '@playwright/test'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import type { BotAction } from '#contract/identity/bot-challenge.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { sampleAnswers } from '#domain/intake/weight-management/sample-answers.ts'
import { tokenFor } from '../proof-of-work.ts'

/**
 * Calls the product as its pages do, with the cookies of the request's browser. Where a busy machine asks to try again
 * in a moment, it tries again.
 */
export async function post<Name extends CallName>(request: APIRequestContext, call: Name, body: CallBody<Name>) {
  for (let tries = 1; ; tries += 1) {
    const reply = await request.post(`/api/${call}`, { data: body })
    if (reply.status() !== 503 || tries === 3) return reply.json()
    await sleep(1_000)
  }
}

export async function botToken(request: APIRequestContext, action: BotAction): Promise<string> {
  const { data } = await post(request, 'bot_challenge', { action })
  return tokenFor(data.challenge)
}

const finished = exploreRoutes(weightManagement, sampleAnswers).find(({ end }) => end.to === 'finished')

/** With the consents before the questions given. */
export async function saveAnswers(
  request: APIRequestContext,
  answers: object,
  flow: 'weight-management' | 'adhd' = 'weight-management',
) {
  const agreed = { questionnaire_type: flow, version: startConsentVersion, where: 'assessment' } as const
  const saved = await post(request, 'save_answer', { ansData: JSON.stringify(answers), questionnaire_type: flow })
  await post(request, 'agree_to_start', agreed)
  return saved
}

let people = 0

/** Another number of the range reserved for drama each time, on every worker: limits are counted by number. */
export function freshPhone(): string {
  people += 1
  return `07700900${String((test.info().workerIndex * 120 + people) % 990).padStart(3, '0')}`
}

/** A new patient. */
export function newPerson() {
  const phone = freshPhone()
  return { email: `amara-${process.pid}-${people}@post.example`, password: 'lantern-otter-4-hills', phone }
}

/** The link last sent to an address: the token for this page. */
export async function lastToken(request: APIRequestContext, email: string, page: string): Promise<string> {
  const { data } = await post(request, 'dev_outbox', {})
  const { messages } = data as CallReply<'dev_outbox'>
  const letter = messages.find(({ to, text }) => to === email && text.includes(`${page}#token=`))
  return /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

/** Verifies an address by the link sent there, in a browser of its own: its account then opens with its password. */
export async function proveAddress({ email, password }: { email: string; password: string }): Promise<void> {
  const elsewhere = await contexts.newContext({ baseURL: process.env.PRODUCT_ADDRESS ?? '' })
  await post(elsewhere, 'sign_in', { email, password })
  const token = await lastToken(elsewhere, email, '/open-account')
  await post(elsewhere, 'open_account', { token, password })
  await elsewhere.dispose()
}

interface Differently {
  readonly answers?: object
  readonly details?: Partial<CallBody<'create_new_user'>>
}

/** The same as below, with a verified address. */
export async function placeOrder(
  request: APIRequestContext,
  person: ReturnType<typeof newPerson>,
  differently: Differently = {},
): Promise<string> {
  const orderId = await placeUnprovenOrder(request, person, differently)
  await proveAddress(person)
  return orderId
}

/**
 * Answers the assessment, verifies a phone and places an order, which creates the account. Nobody is signed in by it.
 */
export async function placeUnprovenOrder(
  request: APIRequestContext,
  person: ReturnType<typeof newPerson>,
  { answers = finished?.answers ?? {}, details = {} }: Differently = {},
): Promise<string> {
  await saveAnswers(request, answers)
  const { phone, email, password } = person
  const sent = await post(request, 'generate_otp', { phone, token: await botToken(request, 'generate_otp') })
  await post(request, 'verify_otp', { phone, otp: sent.data.otp })
  const placed = await post(request, 'create_new_user', {
    mode: 'finalSubmit',
    token: await botToken(request, 'form_submit'),
    name: 'Amara',
    legalSurname: 'Whitfield',
    email,
    password,
    dob: '1988-03-04',
    gender: 'female',
    mobile: phone,
    address: 'Flat 2\n14 Lark Rise',
    city: 'Bath',
    pincode: 'BA1 1AA',
    agreedTerms: true,
    declineOffers: true,
    medication: 'mounjaro',
    ...details,
  })
  if (placed.code !== 200) throw new Error(`No order: ${JSON.stringify(placed)}`)
  return placed.data.paymentId
}

/** An order whose card is authorised, as a patient leaves it. Returns its reference. */
export async function placePaidOrder(request: APIRequestContext): Promise<string> {
  const orderId = await placeOrder(request, newPerson())
  const { data } = await post(request, 'create_payment_intent', { amount: 125, answerId: orderId })
  const { clientSecret, paymentIntent } = data as CallReply<'create_payment_intent'>
  await request.post('/sandbox-cards/confirm', {
    data: { clientSecret, card: { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' } },
  })
  await post(request, 'verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  const { orders } = (await post(request, 'visit_orders', {})).data as CallReply<'visit_orders'>
  return orders[0]?.reference ?? ''
}
