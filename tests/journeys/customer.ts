import { type APIRequestContext, test } from '@playwright/test'
import type { BotAction } from '#contract/bot-challenge.ts'
import type { CallBody, CallName } from '#contract/calls.ts'
import { exploreRoutes } from '#domain/questionnaires/engine/explore.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { sampleAnswers } from '#domain/questionnaires/weight-management/sample-answers.ts'
import { tokenFor } from '../proof-of-work.ts'

/** Calls the product as its pages do, with the cookies of the browser the request belongs to. */
export async function post<Name extends CallName>(request: APIRequestContext, call: Name, body: CallBody<Name>) {
  const reply = await request.post(`/api/${call}`, { data: body })
  return reply.json()
}

export async function botToken(request: APIRequestContext, action: BotAction): Promise<string> {
  const { data } = await post(request, 'bot_challenge', { action })
  return tokenFor(data.challenge)
}

const finished = exploreRoutes(weightManagement, sampleAnswers).find(({ end }) => end.to === 'finished')

export const saveAnswers = (request: APIRequestContext, answers: object) =>
  post(request, 'save_answer', { ansData: JSON.stringify(answers), questionnaire_type: 'weight-management' })

let people = 0

/** Another number of the range kept for drama each time, on every worker: limits are counted by number. */
export function freshPhone(): string {
  people += 1
  return `07700900${String((test.info().workerIndex * 120 + people) % 990).padStart(3, '0')}`
}

/** Somebody nobody has met before. */
export function newPerson() {
  const phone = freshPhone()
  return { email: `amara-${process.pid}-${people}@post.example`, password: 'lantern-otter-4-hills', phone }
}

/** Answers the assessment, verifies a phone and places an order, which makes the account. Nobody is signed in by it. */
export async function placeOrder(request: APIRequestContext, person: ReturnType<typeof newPerson>): Promise<string> {
  await saveAnswers(request, finished?.answers ?? {})
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
  })
  if (placed.code !== 200) throw new Error(`No order: ${JSON.stringify(placed)}`)
  return placed.data.paymentId
}
