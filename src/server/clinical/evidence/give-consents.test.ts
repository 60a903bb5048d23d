import { afterAll, beforeAll, expect, it } from 'vitest'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newBrowser } from '../../testing/test-browser.ts'
import { bringEvidence, caseNow, newPatient, saveWithoutConsents, type TestPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'

let app: TestApp
let patient: TestPatient
let prescriber: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
  prescriber = await newStaff(app, 'prescriber')
  patient = await newPatient(app, undefined, undefined, saveWithoutConsents)
})
afterAll(() => app.close())

const tasks = async (): Promise<{ gate: string; state: string }[]> =>
  (await patient.browser.post('my_evidence', {})).json().data.tasks
const deskCase = async () => (await prescriber.post('desk_case', { id: patient.caseId })).json().data
const agree = (version = startConsentVersion) => patient.browser.post('give_consents', { version })
const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const kept = () =>
  rows(`select how, version from consents where order_id = '${patient.orderId}' and kind like 'questionnaire/%'`)

async function approve() {
  const { epoch } = (await prescriber.post('desk_claim', { id: patient.caseId })).json().data
  return prescriber.post('desk_approve', {
    id: patient.caseId,
    epoch,
    dose: '2.5mg',
    instructions: 'Inject 2.5 mg once a week, on the same day.',
    words: 'I have prescribed the first dose for you.',
    ticked: [],
  })
}

it('P-4 R-40 an order without the consents before the questionnaire is accepted, and they are its first task', async () => {
  expect(await kept()).toEqual([])
  expect((await tasks())[0]).toMatchObject({ gate: 'consents', state: 'to_do', minutes: 1 })
  expect((await deskCase()).missing[0]).toMatchObject({ gate: 'consents' })
})

it('P-4 R-40 with all evidence there, review still waits for them, and nobody can approve', async () => {
  await bringEvidence(app, patient)
  expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'waiting_for_evidence' })
  const { missing, can } = await deskCase()
  expect(missing.map(({ gate }: { gate: string }) => gate)).toEqual(['consents'])
  expect(can.approve).toMatch(/^Not yet: /)
  const refused = await approve()
  expect(refused.statusCode, refused.body).toBe(422)
  expect(refused.json().data.because).toContain('Not yet: awaiting consents')
  expect((await caseNow(app, patient.caseId)).pendingDecision).toBeNull()
})

it('P-4 R-40 they are given by the patient alone, in today’s words', async () => {
  expect((await newBrowser(app).post('give_consents', { version: startConsentVersion })).statusCode).toBe(401)
  expect((await agree(startConsentVersion + 1)).statusCode).toBe(409)
  expect(await kept()).toEqual([])
})

it('P-4 R-40 once they are given, once however often, the case is ready and can be approved', async () => {
  const replies = [await agree(), await agree()]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await kept()).toEqual([{ how: 'evidence', version: startConsentVersion }])
  expect((await tasks())[0]).toMatchObject({ gate: 'consents', state: 'done' })
  expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'ready' })
  const { agreed } = (await patient.browser.post('my_consents', {})).json().data
  expect(agreed.map(({ kind }: { kind: string }) => kind)).toContain('questionnaire/weight-management')
  const approved = await approve()
  expect(approved.statusCode, approved.body).toBe(200)
})

it('P-4 R-40 a patient who agreed before the questionnaire has no task for it', async () => {
  const usual = await newPatient(app)
  // Other consents are given as part of tasks, too.
  await bringEvidence(app, usual)
  await app.database.run((orm) =>
    orm.execute(
      `insert into consents (order_id, kind, wording, version, is_given, how) select id, 'gp', 'x', 1, true, 'evidence' from orders where id = '${usual.orderId}'`,
    ),
  )
  const { tasks: shown } = (await usual.browser.post('my_evidence', {})).json().data
  expect(shown.map(({ gate }: { gate: string }) => gate)).not.toContain('consents')
})

it('P-4 R-40 a reply says so if no order waits for them', async () => {
  const nobodyWaits = await newPatient(app)
  await app.database.run((orm) => orm.execute(`update orders set state = 'draft' where id = '${nobodyWaits.orderId}'`))
  const reply = await nobodyWaits.browser.post('give_consents', { version: startConsentVersion })
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'You don’t need to do this at the moment: no order is waiting for it.',
  ])
})
