import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { checksOf } from '../../clinical/cases/evidence-rows.ts'
import { evidenceIn } from '../../clinical/cases/read-evidence.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { startTestApp } from '../../testing/test-app.ts'
import {
  finishedAnswers,
  formOf,
  newBrowser,
  newPhone,
  type TestBrowser,
  verifyPhone,
} from '../../testing/test-browser.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
let patient: Awaited<ReturnType<typeof newReadyPatient>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
  patient = await newReadyPatient(app)
})
afterAll(() => app.close())

const execute = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const questionnaire_type = 'weight-management' as const
const agree = (browser: TestBrowser, version = startConsentVersion) =>
  browser.post('agree_to_start', { questionnaire_type, version, where: 'in place' })
const isGiven = async (browser: TestBrowser) =>
  (await browser.post('start_consent_state', { questionnaire_type })).json().data.isGiven
const ledger = async (browser: TestBrowser) => (await browser.post('my_consents', {})).json().data
const kinds = ({ agreed }: { agreed: { kind: string }[] }) => agreed.map(({ kind }) => kind).toSorted()

/** A guest who agreed to the consents before the questions. */
async function newcomer(email: string) {
  const browser = newBrowser(app)
  const phone = newPhone()
  await browser.post('save_answer', { ansData: JSON.stringify(finishedAnswers), questionnaire_type })
  await verifyPhone(browser, phone)
  return { browser, form: formOf(phone, email) }
}

describe('the consents before a questionnaire', () => {
  it('are stored with their words and version, once, and only in today’s words', async () => {
    const browser = newBrowser(app)
    expect(await isGiven(browser)).toBe(false)
    // Before the first answer there is no guest session, and creating one would lose that answer.
    expect((await agree(browser)).json().data).toEqual({ isKept: false })
    expect(browser.cookies.size).toBe(0)
    await browser.post('save_answer', { ansData: '{"Q1_answer":"18-74"}', questionnaire_type })
    expect((await agree(browser, startConsentVersion + 1)).statusCode).toBe(409)
    expect((await agree(browser)).json().data).toEqual({ isKept: true })
    await agree(browser)
    expect(await isGiven(browser)).toBe(true)
    expect(await isGiven(newBrowser(app))).toBe(false)
    const rows = await execute(`select wording, version, how from consents where how = 'in place'`)
    expect(rows).toEqual([
      { wording: expect.stringContaining('not for someone else.'), version: startConsentVersion, how: 'in place' },
    ])
    expect(rows[0]?.wording).toContain('I have read and agree to all the points above.')
    // Explicit consent to the use of health data has a sentence of its own.
    expect(rows[0]?.wording).toMatch(/\nYour answers about your health: I explicitly agree that .* about my health/)
  })

  it('R-8 R-40 hold up no answer and no order, and go with the order once given', async () => {
    const { browser, form } = await newcomer('newcomer@ferncliff.example')
    expect((await browser.post('load_answers', { questionnaire_type })).json().data.ansData).not.toBeNull()
    expect((await browser.post('create_new_user', form)).statusCode).toBe(200)
    await agree(browser)
    const placed = await browser.post('create_new_user', form)
    expect(placed.statusCode, placed.body).toBe(200)
    const { paymentId } = placed.json().data
    await browser.post('create_new_user', form)
    const carried = await execute(`select kind, how from consents where order_id = '${paymentId}' order by kind`)
    expect(carried).toEqual([
      { kind: 'marketing', how: 'form' },
      { kind: 'questionnaire/weight-management', how: 'in place' },
      { kind: 'terms', how: 'form' },
    ])
  })

  it('follow a signed-in patient to another device', async () => {
    const phone = newBrowser(app)
    await phone.post('sign_in', { email: patient.email, password: 'correct-horse-battery-9' })
    expect(await isGiven(phone)).toBe(true)
  })
})

describe('the ledger', () => {
  it('shows one’s own entries, newest first, in the words that were seen', async () => {
    const own = await ledger(patient.browser)
    expect(kinds(own)).toEqual(['marketing', 'questionnaire/weight-management', 'terms'])
    expect(own.holding).toEqual(['marketing'])
    const other = newBrowser(app)
    expect((await other.post('my_consents', {})).statusCode).toBe(401)
    expect((await other.post('withdraw_consent', { topic: 'gp' })).statusCode).toBe(401)
  })

  it('marketing consent withdrawn ends offers; twice, in two tabs, is once', async () => {
    const withdraw = () => patient.browser.post('withdraw_consent', { topic: 'marketing' })
    const replies = await Promise.all([withdraw(), withdraw()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const own = await ledger(patient.browser)
    expect(own.holding).toEqual([])
    expect(own.agreed.find(({ kind }: { kind: string }) => kind === 'marketing').withdrawnAt).not.toBeNull()
    expect(await execute(`select 1 from consents where account_id = '${patient.accountId}'`)).toHaveLength(1)
    const account = await app.database.run((orm) => accountById(orm, patient.accountId))
    expect(account && openDetails(app.services.vault, account).declineOffers).toBe(true)
  })

  it('withdrawn consent to tell a GP is a flag for the prescriber, and the GP gets no letter', async () => {
    const answer = { isToBeTold: true, practice: 'Mill Lane', odsCode: null, hasGp: true, reason: '' }
    await patient.browser.post('answer_gp', answer)
    expect((await ledger(patient.browser)).holding).toEqual(['gp'])
    expect((await patient.browser.post('withdraw_consent', { topic: 'gp' })).statusCode).toBe(200)
    expect((await ledger(patient.browser)).holding).toEqual([])
    const checks = await app.database.run((orm) => checksOf(orm, app.services.vault, patient.accountId))
    expect(evidenceIn(checks).gp).toMatchObject({ tells: false, hasGp: true })
    await patient.browser.post('answer_gp', answer)
    expect((await ledger(patient.browser)).holding).toEqual(['gp'])
  })

  it('is append-only', async () => {
    for (const change of ['delete from consents', 'update consents set is_given = true'])
      await expect(execute(change)).rejects.toThrow()
    await expect(
      execute(`insert into consents (kind, wording, version, is_given) values ('gp', 'any', 1, true)`),
    ).rejects.toThrow()
  })
})
