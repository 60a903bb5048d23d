import type { APIRequestContext } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotAction } from '#contract/bot-challenge.ts'
import type { CallBody, CallName } from '#contract/calls.ts'
import { exploreRoutes } from '#domain/questionnaires/engine/explore.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { sampleAnswers } from '#domain/questionnaires/weight-management/sample-answers.ts'

/** Calls the product as its pages do, with the cookies of the browser the request belongs to. */
export async function post<Name extends CallName>(request: APIRequestContext, call: Name, body: CallBody<Name>) {
  const reply = await request.post(`/api/${call}`, { data: body })
  return reply.json()
}

async function botToken(request: APIRequestContext, action: BotAction): Promise<string> {
  const { data } = await post(request, 'bot_challenge', { action })
  const challenge = data.challenge as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const finished = exploreRoutes(weightManagement, sampleAnswers).find(({ end }) => end.to === 'finished')

export const saveAnswers = (request: APIRequestContext, answers: object) =>
  post(request, 'save_answer', { ansData: JSON.stringify(answers), questionnaire_type: 'weight-management' })

let lastPerson = 0

/** Somebody nobody has met before. Phones are drawn from the range kept for drama: limits are counted by number. */
export function newPerson() {
  lastPerson += 1
  const run = `${process.pid}-${lastPerson}-${Math.random().toString(36).slice(2, 8)}`
  const digits = String(Math.floor(Math.random() * 1_000)).padStart(3, '0')
  return { email: `amara-${run}@post.example`, password: 'lantern-otter-4-hills', phone: `07700900${digits}` }
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
