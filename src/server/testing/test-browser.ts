import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import type { CallBody, CallName } from '#contract/calls.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { sampleAnswers } from '#domain/intake/weight-management/sample-answers.ts'
import { emailDigest } from '../identity/accounts/account-rows.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { guestPhoneOwner } from '../identity/guest-sessions/guest-sessions.ts'
import { guestSessions } from '../identity/guest-sessions/tables.ts'
import type { startTestApp } from './test-app.ts'
import { humanToken } from './test-gateways.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

export interface TestBrowser {
  readonly cookies: Map<string, string>
  cookie(): string
  post<Name extends CallName>(call: Name, body: CallBody<Name>): Promise<LightMyRequestResponse>
}

/** Stores cookies like a browser. */
export function newBrowser(app: TestApp): TestBrowser {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    cookie,
    async post(call, body) {
      let reply = await app.post(call, body, { cookie: cookie() })
      // On a busy machine a call may get 503: then it is retried.
      for (let again = 0; reply.statusCode === 503 && again < 5; again++) {
        await sleep(500)
        reply = await app.post(call, body, { cookie: cookie() })
      }
      for (const { name, value } of reply.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return reply
    },
  }
}

const routes = exploreRoutes(weightManagement, sampleAnswers)

/** Answers of a patient who may buy. */
export const finishedAnswers = routes.find(({ end }) => end.to === 'finished')?.answers ?? {}

/** Answers of a patient who may not, for this reason. */
export const refusedAnswers = (reason: string) =>
  routes.find(({ end }) => ('reason' in end && end.reason === reason) || ('because' in end && end.because === reason))
    ?.answers ?? {}

/** Like a patient who has given the consents before it. */
export async function saveAgreed(browser: TestBrowser, flow: 'weight-management' | 'adhd', answers: object) {
  const saved = await browser.post('save_answer', { ansData: JSON.stringify(answers), questionnaire_type: flow })
  if (saved.statusCode === 200)
    await browser.post('agree_to_start', {
      questionnaire_type: flow,
      version: startConsentVersion,
      where: 'assessment',
    })
  return saved
}

export const saveAnswers = (browser: TestBrowser, answers: object = finishedAnswers) =>
  saveAgreed(browser, 'weight-management', answers)

let lastPhone = 0
/** Another Ofcom drama number each time: limits are counted by number. */
export const newPhone = () => `07700900${String(lastPhone++ % 1_000).padStart(3, '0')}`

export async function verifyPhone(browser: TestBrowser, phone: string): Promise<void> {
  const sent = await browser.post('generate_otp', { phone, token: humanToken })
  if (sent.statusCode !== 200) throw new Error(`No code was sent: ${sent.body}`)
  await browser.post('verify_otp', { phone, otp: sent.json().data.otp })
}

/** A valid account form. */
export const formOf = (phone: string, email: string) =>
  ({
    mode: 'finalSubmit',
    token: humanToken,
    name: 'Robin',
    legalSurname: 'Ferncliff',
    email,
    password: 'correct-horse-battery-9',
    dob: '1985-03-27',
    gender: 'female',
    mobile: phone,
    address: '1 Mill Lane',
    city: 'Little Wending',
    pincode: 'sw1a1aa',
    agreedTerms: true,
    declineOffers: false,
    medication: 'mounjaro',
  }) satisfies CallBody<'create_new_user'>

/** As after the code that was sent to it, without the two calls: most tests are about what comes after. */
export async function markPhoneVerified(
  { database, services }: TestApp,
  guestSessionId: string,
  phone: string,
): Promise<void> {
  const verifiedPhone = services.vault.seal(phone, guestPhoneOwner(guestSessionId))
  await database.run((orm) =>
    orm.update(guestSessions).set({ verifiedPhone }).where(eq(guestSessions.id, guestSessionId)),
  )
}

let people = 0

/** A browser whose assessment is finished and whose phone is verified, and the form it would send. */
export async function newPerson(app: TestApp, email = `person-${people++}@ferncliff.example`) {
  const browser = newBrowser(app)
  const phone = newPhone()
  const saved = await saveAnswers(browser)
  await markPhoneVerified(app, saved.json().data.uniqueId, phone)
  return { browser, phone, email, form: formOf(phone, email) }
}

/** Marks an address as proven: its account opens with its password. */
export async function proveAddress({ database, services }: TestApp, email: string): Promise<void> {
  const own = eq(accounts.emailDigest, emailDigest(services.vault, email))
  await database.run((orm) => orm.update(accounts).set({ emailProvenAt: new Date() }).where(own))
}

/** The same with the account and the order made, and the address not yet proven. */
export async function newUnprovenCustomer(app: TestApp, email?: string) {
  const person = await newPerson(app, email)
  const reply = await person.browser.post('create_new_user', person.form)
  const { paymentId, uniqueId } = reply.json().data
  return { ...person, orderId: paymentId as string, guestSessionId: uniqueId as string, password: person.form.password }
}

/** The same with the address proven. */
export async function newCustomer(app: TestApp, email?: string) {
  const customer = await newUnprovenCustomer(app, email)
  await proveAddress(app, customer.email)
  return customer
}
