import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyWords } from '#content/privacy/my-data.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { kitCode } from '#domain/blood-tests/kits.ts'
import type { BloodReport, BloodResult } from '#domain/blood-tests/results.ts'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { policy } from '#domain/clinical/policy.ts'
import { emailDigest, insertAccount } from '../../identity/accounts/account-rows.ts'
import type { LaboratoryMessage } from '../../platform/gateways/laboratory/laboratory.ts'
import { filesOf } from '../../privacy/copy/files-of.ts'
import { writeJson, writePage } from '../../privacy/copy/write-copy.ts'
import { writeFhir } from '../../privacy/copy/write-fhir.ts'
import { readRecords } from '../../privacy/fhir/read-record.ts'
import { signedIn } from '../../testing/test-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { bloodTestsForRules } from '../cases/blood-reports.ts'
import { sealDetails } from '../evidence/file-rows.ts'
import { evidenceFiles } from '../evidence/tables.ts'
import { alarmsJob } from '../on-call/alarms.ts'
import { bloodTestsJob } from './laboratory-job.ts'
import { remindOfBloodTests } from './reminder-job.ts'

const startedOn = '2026-03-01'
const at = (date: string, time = '10:00') => Date.parse(`${date}T${time}:00Z`)

let clock = at('2026-03-20')
/** Stands in for the stand-in where a test says what the laboratory sends. */
let sent: LaboratoryMessage[] | null = null
let app: TestApp
type Staff = Awaited<ReturnType<typeof newStaff>>
let [prescriber, coach, pharmacist, support]: Staff[] = []

beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  const { laboratory } = app.services
  const read = laboratory.messagesSince.bind(laboratory)
  ;(app.services as { laboratory: typeof laboratory }).laboratory = {
    ...laboratory,
    register: (kit) => laboratory.register(kit),
    messagesSince: async (since) => sent ?? read(since),
  }
  prescriber = await newStaff(app, 'prescriber')
  coach = await newStaff(app, 'coach')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
})
afterAll(() => app.close())
beforeEach(async () => {
  sent = null
  await moveTo(at('2026-03-20'))
})

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows

async function moveTo(moment: number) {
  clock = moment
  const seen = `'${new Date(moment).toISOString()}'`
  await rows(`update staff_sessions set last_seen_at = ${seen}, expires_at = '2030-01-01', locked_at = null`)
}

let people = 0
async function newPatient({ state = 'active', from = startedOn } = {}) {
  people += 1
  const { vault } = app.services
  const email = `blood-${people}@ferncliff.example`
  const details = {
    name: 'Nora',
    legalSurname: 'Birch',
    dob: '1984-05-04',
    address: '4 Hazel Row',
    city: 'Millbrook',
    pincode: 'ML1 1AA',
    email,
  }
  const made = { emailDigest: emailDigest(vault, email), passwordHash: '', details, emailProvenAt: new Date(clock) }
  const accountId = await app.database.run((orm) => insertAccount(orm, vault, made))
  if (!accountId) throw new Error('No account was made.')
  await rows(`insert into plans (id, account_id, medicine, mg, state, started_on, state_since)
    values ('${randomUUID()}', '${accountId}', 'wegovy', 0.25, '${state}', '${from}', now())`)
  const { post, cookie } = await signedIn(app, accountId)
  const mine = async () => (await post('my_blood_tests', {})).json().data
  const known = () => app.database.run((orm) => bloodTestsForRules(app.services, orm, accountId))
  const mails = async () => (await rows(`select id from messages where owner_id = '${accountId}'`)).length
  return { accountId, cookie, post, mine, known, mails }
}
type Patient = Awaited<ReturnType<typeof newPatient>>

async function file({ accountId }: Patient, isWhole = true) {
  const id = randomUUID()
  const details = sealDetails(app.services.vault, id, { name: 'results.pdf', kind: 'pdf' })
  const completedAt = isWhole ? new Date(clock) : null
  await app.database.run((orm) =>
    orm.insert(evidenceFiles).values({ id, accountId, gate: 'blood_tests', details, size: 1, completedAt }),
  )
  return id
}

async function handIn(patient: Patient) {
  const id = randomUUID()
  const reply = await patient.post('hand_in_blood_results', { id, fileIds: [await file(patient)] })
  expect(reply.statusCode).toBe(200)
  return id
}

const value = (test: BloodResult['test'], of: number, more: Partial<BloodResult> = {}): BloodResult => ({
  test,
  value: of,
  than: null,
  low: null,
  high: null,
  mark: null,
  unread: null,
  ...more,
})
const whole: BloodReport = {
  laboratory: 'Ferncliff Pathology',
  takenOn: '2026-03-18',
  results: [
    value('hba1c', 38, { high: 41 }),
    value('creatinine', 71, { low: 45, high: 84 }),
    value('alt', 24, { high: 35 }),
    value('cholesterol', 4.6, { high: 5 }),
  ],
}
const named = { firstName: 'Nora', lastName: 'Birch', bornOn: '1984-05-04' }

const type = (who: Staff | undefined, id: string, more: object = {}) =>
  (who as Staff).post('desk_type_blood_results', { id, person: named, report: whole, sure: [], ...more } as never)

const concernsOf = async (accountId: string | null) =>
  rows(`select c.id, a.acknowledged_at, a.next_call_at from cases c join alarms a on a.case_id = c.id
    where c.kind = 'safeguarding' and c.account_id ${accountId ? `= '${accountId}'` : 'is null'}`)

async function kitOf(patient: Patient, digit = '1') {
  const id = randomUUID()
  expect((await patient.post('ask_for_blood_kit', { id })).statusCode).toBe(200)
  people += 1
  const code = kitCode(Number(`${String(10_000_000 + people).slice(0, 8)}${digit}`))
  await rows(`update blood_kits set code = '${code}' where id = '${id}'`)
  return { id, code }
}

async function sendKit(patient: Patient, digit?: string) {
  const kit = await kitOf(patient, digit)
  const reply = await (support as Staff).post('desk_send_blood_kit', {
    id: kit.id,
    code: kit.code,
    carrier: 'Swift Post',
    tracking: 'SP 1',
  })
  expect(reply.statusCode).toBe(200)
  await bloodTestsJob(app.services)
  return kit
}

async function minutesPass(minutes: number) {
  await moveTo(clock + minutes * minuteMs)
  await bloodTestsJob(app.services)
}

describe('results that are handed in', () => {
  it('are typed by two people, reviewed with a sentence, and then shown to the patient', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    expect((await patient.mine()).handIns).toMatchObject([{ id, files: ['results.pdf'], endedAs: null }])
    expect((await type(coach, id)).json().data).toEqual({ is: 'typed first' })
    expect(await patient.known()).toMatchObject({ toReview: 0 })
    expect((await type(pharmacist, id)).json().data).toEqual({ is: 'filed' })
    expect(await patient.known()).toMatchObject({ toReview: 1, isBeyond: false })
    expect(await patient.mine()).toMatchObject({ reports: [], waiting: 1, schedule: { dueOn: '2026-06-18' } })

    const [report] = (await (prescriber as Staff).post('desk_blood_tests_of', { accountId: patient.accountId })).json()
      .data.reports
    expect(report).toMatchObject({ source: 'typed', typedBy: coach?.name, confirmedBy: pharmacist?.name })
    const review = { id: report.id, words: 'All within range. No change.' }
    expect((await (coach as Staff).post('desk_review_blood_report', review)).statusCode).toBe(403)
    const before = await patient.mails()
    expect((await (prescriber as Staff).post('desk_review_blood_report', review)).statusCode).toBe(200)
    expect((await (prescriber as Staff).post('desk_review_blood_report', review)).statusCode).toBe(200)
    expect(await patient.mails()).toBe(before + 1)
    expect(
      (await (prescriber as Staff).post('desk_review_blood_report', { ...review, words: 'Other' })).statusCode,
    ).toBe(409)
    expect(await patient.mine()).toMatchObject({
      waiting: 0,
      reports: [{ words: 'All within range. No change.', isTyped: true, reviewedBy: prescriber?.name, ...whole }],
    })
    expect(await patient.known()).toMatchObject({ toReview: 0 })
    const [kept] = await rows(
      `select encode(content, 'escape') as content from blood_reports where id = '${report.id}'`,
    )
    expect(String(kept?.content)).not.toMatch(/Ferncliff|hba1c|creatinine/)
  })

  it('are not typed twice by one person, and begin again where two people differ', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    await type(coach, id)
    expect((await type(coach, id)).statusCode).toBe(409)
    const other = { ...whole, results: [...whole.results.slice(1), value('hba1c', 83, { high: 41 })] }
    expect((await type(pharmacist, id, { report: other })).json().data).toEqual({ is: 'different' })
    expect((await patient.mine()).waiting).toBe(0)
    expect((await type(pharmacist, id)).json().data).toEqual({ is: 'typed first' })
    expect((await type(coach, id)).json().data).toEqual({ is: 'filed' })
    expect((await type(prescriber, id)).statusCode).toBe(409)
    expect((await patient.mine()).waiting).toBe(1)
  })

  it('do not show the second person what the first typed', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    await type(coach, id)
    const shown = await (pharmacist as Staff).post('desk_blood_hand_in', { id })
    expect(shown.json().data).toMatchObject({ firstBy: coach?.name, isMineFirst: false })
    expect(shown.body).not.toMatch(/Ferncliff Pathology|hba1c/)
  })

  it.each([
    ['another surname', { person: { ...named, lastName: 'Hazelmere' } }, { mismatch: 'name' }],
    ['another birth date', { person: { ...named, bornOn: '1984-04-05' } }, { mismatch: 'birth date' }],
    [
      'HbA1c in per cent',
      { report: { ...whole, results: [value('hba1c', 6.5)] } },
      { unlikely: [{ test: 'hba1c', otherUnit: '%' }] },
    ],
    [
      'a slip of a decimal',
      { report: { ...whole, results: [value('potassium', 45)] } },
      { unlikely: [{ test: 'potassium', otherUnit: null }] },
    ],
  ])('with %s are refused, and nothing is stored', async (_, more, data) => {
    const patient = await newPatient()
    const id = await handIn(patient)
    const refused = await type(coach, id, more)
    expect([refused.statusCode, refused.json().data]).toEqual([422, data])
    expect(await rows(`select first from blood_hand_ins where id = '${id}'`)).toEqual([{ first: null }])
    expect(await concernsOf(patient.accountId)).toEqual([])
  })

  it('that are half typed are kept for whoever typed them alone, until they are saved or the results are over', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    const keep = (who: Staff | undefined, what: string, body: string) =>
      (who as Staff).post('desk_keep_draft', { subject: `hand-in/${id}/${what}`, body })
    const drafts = async (who: Staff | undefined) =>
      (await (who as Staff).post('desk_blood_hand_in', { id })).json().data.drafts
    expect((await keep(prescriber, 'typed', '{"values":{}}')).statusCode).toBe(200)
    await keep(coach, 'refuse', 'Cannot be read')
    expect([await drafts(prescriber), await drafts(coach)]).toEqual([
      { typed: '{"values":{}}' },
      { refuse: 'Cannot be read' },
    ])
    await type(prescriber, id)
    expect(await drafts(prescriber)).toEqual({})
    expect(await drafts(coach)).toEqual({ refuse: 'Cannot be read' })
    await type(coach, id)
    expect(await rows(`select subject from drafts where subject like 'hand-in/${id}/%'`)).toEqual([])
  })

  it('with an unlikely value are stored once somebody is sure of it, and not if they lie in the future', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    const report = { ...whole, results: [value('hba1c', 190, { high: 41 })] }
    expect((await type(coach, id, { report })).statusCode).toBe(422)
    expect((await type(coach, id, { report: { ...whole, takenOn: '2026-03-21' } })).statusCode).toBe(422)
    expect((await type(coach, id, { report, sure: ['hba1c'] })).json().data).toEqual({ is: 'typed first' })
  })

  it('with a value marked critical call somebody before the second person has typed', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    const report = { ...whole, results: [value('potassium', 6.8, { low: 3.5, high: 5.3, mark: 'critical' })] }
    await type(coach, id, { report })
    expect(await concernsOf(patient.accountId)).toMatchObject([{ acknowledged_at: null }])
    await type(pharmacist, id, { report })
    expect(await concernsOf(patient.accountId)).toHaveLength(1)
  })

  it('that cannot be used are refused with words the patient reads', async () => {
    const patient = await newPatient()
    const id = await handIn(patient)
    await (coach as Staff).post('desk_refuse_blood_hand_in', { id, words: 'The second page is missing.' })
    expect((await patient.mine()).handIns).toMatchObject([{ endedAs: 'refused', words: 'The second page is missing.' }])
    expect((await type(pharmacist, id)).statusCode).toBe(409)
  })

  it('are handed in once, whole, and by their owner', async () => {
    const [patient, other] = [await newPatient(), await newPatient()]
    const own = await file(patient)
    const post = (who: Patient, fileIds: string[], id: string = randomUUID()) =>
      who.post('hand_in_blood_results', { id, fileIds })
    expect((await post(other, [own])).statusCode).toBe(409)
    expect((await post(patient, [await file(patient, false)])).statusCode).toBe(409)
    const id = randomUUID()
    expect((await post(patient, [own], id)).statusCode).toBe(200)
    expect((await post(patient, [own], id)).statusCode).toBe(200)
    expect((await patient.mine()).handIns).toHaveLength(1)
    expect((await patient.post('remove_upload', { id: own })).statusCode).toBe(409)
  })
})

describe('results in the account, in the copy of data and in FHIR', () => {
  const told = async (parts: AsyncIterable<string>) => {
    let text = ''
    for await (const part of parts) text += part
    return text
  }
  const fhir = async (path: string, cookie: string) =>
    (await app.server.inject({ url: `/fhir/R4/${path}`, headers: { cookie } })).body

  /** Everything by which a patient gets their results. */
  async function asPatient({ accountId, cookie, mine }: Patient): Promise<Record<string, string>> {
    return {
      account: JSON.stringify((await mine()).reports),
      page: await told(writePage(app.services, accountId, [])),
      json: await told(writeJson(app.services, accountId, [])),
      'record.fhir.json': await told(writeFhir(app.services, accountId)),
      $everything: await fhir(`Patient/${accountId}/$everything`, cookie),
      Observation: await fhir('Observation', cookie),
    }
  }
  const where = (texts: Record<string, string>, what: string) =>
    Object.entries(texts).flatMap(([name, text]) => (text.includes(what) ? [name] : []))
  const everywhere = ['account', 'page', 'json', 'record.fhir.json', '$everything', 'Observation']
  const preliminary = '"status":"preliminary"'
  const own = 'Ferncliff Pathology'

  async function filed(isCritical = false) {
    // The clocks change in the seven days after it.
    await moveTo(at('2026-03-25'))
    const patient = await newPatient()
    const id = await handIn(patient)
    const mark = isCritical ? 'critical' : null
    const report = { ...whole, results: [value('potassium', 6.8, { low: 3.5, high: 5.3, mark })] }
    await type(coach, id, { report })
    await type(pharmacist, id, { report })
    return patient
  }

  it('are there after seven days without a review, in all of them at the same moment, marked preliminary', async () => {
    const patient = await filed()
    const last = clock + policy.bloodShownDays * dayMs
    for (const moment of [clock, last - 1]) {
      await moveTo(moment)
      expect(where(await asPatient(patient), own)).toEqual([])
    }
    await moveTo(last)
    const shown = await asPatient(patient)
    expect(where(shown, own)).toEqual(everywhere)
    expect(where(shown, preliminary)).toEqual(['record.fhir.json', '$everything', 'Observation'])
  })

  it('are there as soon as a prescriber has reviewed them, in all of them', async () => {
    const patient = await filed()
    const [{ id }] = (await rows(`select id from blood_reports where account_id = '${patient.accountId}'`)) as [
      { id: string },
    ]
    expect(where(await asPatient(patient), own)).toEqual([])
    await (prescriber as Staff).post('desk_review_blood_report', { id, words: 'Nothing to change.' })
    const shown = await asPatient(patient)
    expect(where(shown, own)).toEqual(everywhere)
    expect(where(shown, preliminary)).toEqual([])
    expect(where(shown, 'Nothing to change.')).toEqual(everywhere.slice(0, -1))
  })

  it('are there at once for staff and in the hand-over of all records, marked preliminary', async () => {
    const { accountId } = await filed()
    const { vault } = app.services
    const records = await app.database.run((orm) => readRecords(vault, orm, [accountId], { is: 'team' }))
    expect(JSON.stringify([...records.values()])).toContain(own)
    const { cookie } = prescriber as Staff
    for (const path of [`Patient/${accountId}/$everything`, `Observation?patient=${accountId}`]) {
      const text = await fhir(path, cookie)
      expect(text).toContain(own)
      expect(text).toContain(preliminary)
      expect(text).not.toContain(copyWords.notInWhat[3])
    }
  })

  it('say in the copy that some may be missing, and leave out no document that the patient sent', async () => {
    const patient = await filed()
    const files = await filesOf(app.services, patient.accountId)
    expect(files.map(({ name }) => name)).toEqual(['results.pdf'])
    const { account: _, Observation: __, ...copies } = await asPatient(patient)
    expect(where(copies, 'Results of a blood test that your account doesn’t show yet')).toEqual(Object.keys(copies))
  })

  it('that are critical are told by nothing else in them either, though staff are called at once', async () => {
    const patient = await filed(true)
    expect(await concernsOf(patient.accountId)).toHaveLength(1)
    expect(where(await asPatient(patient), '6.8')).toEqual([])
    await moveTo(clock + policy.bloodShownDays * dayMs)
    expect(where(await asPatient(patient), '6.8')).toEqual(everywhere)
  })
})

describe('a kit by post', () => {
  it('is asked for when a test is due, once, and can be cancelled until it leaves', async () => {
    const patient = await newPatient({ from: '2026-03-19' })
    const early = await patient.post('ask_for_blood_kit', { id: randomUUID() })
    expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining('2 Apr')])
    await moveTo(at('2026-04-02'))
    const id = randomUUID()
    await patient.post('ask_for_blood_kit', { id })
    await patient.post('ask_for_blood_kit', { id })
    expect((await patient.post('ask_for_blood_kit', { id: randomUUID() })).statusCode).toBe(409)
    expect((await patient.post('cancel_blood_kit', {})).statusCode).toBe(200)
    expect((await patient.post('cancel_blood_kit', {})).statusCode).toBe(200)
    await sendKit(patient)
    expect((await patient.post('cancel_blood_kit', {})).statusCode).toBe(409)
  })

  it('is not sent to a patient whose treatment is paused, and other patients do not see it', async () => {
    const paused = await newPatient({ state: 'paused' })
    expect((await paused.post('ask_for_blood_kit', { id: randomUUID() })).statusCode).toBe(409)
    const [patient, other] = [await newPatient(), await newPatient()]
    await kitOf(patient)
    await other.post('cancel_blood_kit', {})
    expect((await other.mine()).kits).toEqual([])
    expect((await patient.mine()).kits).toMatchObject([{ state: 'asked' }])
  })

  it('leaves only with its own number', async () => {
    const patient = await newPatient()
    const { id, code } = await kitOf(patient)
    const send = (typed: string) =>
      (support as Staff).post('desk_send_blood_kit', { id, code: typed, carrier: 'Swift Post', tracking: 'SP 1' })
    expect((await send(kitCode(1))).statusCode).toBe(422)
    expect((await send('')).statusCode).toBe(422)
    const listed = (await (support as Staff).post('desk_blood_kit', { id })).json().data
    expect(listed).toMatchObject({ code, to: { name: 'Nora Birch', lines: ['4 Hazel Row', 'Millbrook', 'ML1 1AA'] } })
    expect((await send(code.replaceAll('-', ''))).statusCode).toBe(200)
    expect((await patient.mine()).kits).toMatchObject([{ state: 'sent', tracking: 'SP 1' }])
  })

  it('is sent once: pressed again it is the same, and another tracking number is refused, not dropped', async () => {
    const patient = await newPatient()
    const { id, code } = await kitOf(patient)
    const send = (tracking: string) =>
      (support as Staff).post('desk_send_blood_kit', { id, code, carrier: 'Swift Post', tracking })
    expect([(await send('SP 1')).statusCode, (await send('SP 1')).statusCode]).toEqual([200, 200])
    expect((await send('SP 2')).statusCode).toBe(409)
    expect((await patient.mine()).kits).toMatchObject([{ state: 'sent', tracking: 'SP 1' }])
  })

  it('is received and reported by the laboratory, and its results wait for review', async () => {
    const patient = await newPatient()
    await sendKit(patient)
    await minutesPass(1)
    expect((await patient.mine()).kits).toMatchObject([{ state: 'received' }])
    await minutesPass(2)
    expect(await patient.mine()).toMatchObject({ kits: [{ state: 'reported' }], waiting: 1, reports: [] })
    await minutesPass(1)
    expect((await patient.mine()).waiting).toBe(1)
    await moveTo(clock + policy.bloodShownDays * dayMs)
    expect(await patient.mine()).toMatchObject({ waiting: 0, reports: [{ words: null, reviewedAt: null }] })
  })

  it('with a value outside the laboratory’s range is a caution, and holds no supply by itself', async () => {
    const patient = await newPatient()
    await sendKit(patient, '5')
    await minutesPass(3)
    expect(await patient.known()).toMatchObject({ toReview: 1, isBeyond: true })
    expect(await concernsOf(patient.accountId)).toEqual([])
    expect(await rows(`select 1 from supply_locks where account_id = '${patient.accountId}'`)).toEqual([])
    const { reviews } = (await (prescriber as Staff).post('desk_blood_tests', {})).json().data
    expect(reviews.find((one: { accountId: string }) => one.accountId === patient.accountId)).toMatchObject({
      beyond: ['alt', 'cholesterol'],
      isCritical: false,
    })
  })

  it('with a critical value calls staff on call at once, and again until somebody has taken it', async () => {
    const patient = await newPatient()
    await newStaff(app, 'clinical_lead')
    await newStaff(app, 'clinical_lead')
    await sendKit(patient, '7')
    await minutesPass(3)
    const [concern] = await concernsOf(patient.accountId)
    expect(concern).toMatchObject({ acknowledged_at: null })
    const called = async () =>
      Number(
        (await rows(`select count(*) from alarm_calls where staff_id is not null and case_id = '${concern?.id}'`))[0]
          ?.count,
      )
    await alarmsJob(app.services)
    expect(await called()).toBe(1)
    await moveTo(clock + 60 * minuteMs)
    await alarmsJob(app.services)
    expect(await called()).toBe(2)
    const { told } = (await (prescriber as Staff).post('desk_concern', { id: String(concern?.id) })).json().data
    expect(JSON.stringify(told)).toMatch(/Potassium.*6\.7 mmol\/L, marked critical/)
  })

  it('reads no potassium from a haemolysed sample, and asks for no more than was lost', async () => {
    const patient = await newPatient()
    await sendKit(patient, '6')
    await minutesPass(3)
    expect(await concernsOf(patient.accountId)).toEqual([])
    await moveTo(clock + policy.bloodShownDays * dayMs)
    const [report] = (await patient.mine()).reports
    expect(report.results.find(({ test }: BloodResult) => test === 'potassium')).toMatchObject({
      value: null,
      unread: 'haemolysed',
    })
    expect(JSON.stringify(report)).not.toContain('6.4')
    expect(report.results.find(({ test }: BloodResult) => test === 'sodium')).toMatchObject({ value: 140 })
  })

  it('never files another person’s result, and says so to staff until they have settled it', async () => {
    const patient = await newPatient()
    const { code } = await sendKit(patient, '8')
    await minutesPass(3)
    expect(await patient.mine()).toMatchObject({ waiting: 0, reports: [] })
    expect(await rows(`select 1 from blood_reports where account_id = '${patient.accountId}'`)).toEqual([])
    const listed = async () => (await (coach as Staff).post('desk_blood_tests', {})).json().data.unfiled
    const found = (await listed()).filter((one: { kit: string }) => one.kit === code)
    expect(found).toMatchObject([{ why: 'name' }, { why: 'name' }])
    for (const { source, version } of found)
      await (coach as Staff).post('desk_settle_blood_message', { source, version })
    expect((await listed()).filter((one: { kit: string }) => one.kit === code)).toEqual([])
  })

  it('is late after three weeks', async () => {
    const patient = await newPatient()
    await sendKit(patient, '9')
    await moveTo(clock + policy.bloodKitBackDays * dayMs)
    sent = []
    expect((await patient.mine()).kits).toMatchObject([{ state: 'sent', isLate: true }])
    const { kits } = (await (support as Staff).post('desk_blood_kits', {})).json().data
    expect(kits.find(({ late }: { late: string | null }) => late === 'on its way')).toBeDefined()
  })

  it('whose sample cannot be used ends, and another can be asked for', async () => {
    const patient = await newPatient()
    await sendKit(patient, '4')
    await minutesPass(3)
    expect(await patient.mine()).toMatchObject({ kits: [{ state: 'unusable' }], mayAskForKit: true, waiting: 0 })
  })
})

describe('what a laboratory sends', () => {
  const message = (code: string | null, more: Partial<LaboratoryMessage> = {}): LaboratoryMessage => ({
    id: randomUUID(),
    version: '1',
    at: new Date(clock).toISOString(),
    what: 'results',
    kitCode: code,
    person: named,
    report: whole,
    isHaemolysed: false,
    otherCritical: [],
    ...more,
  })
  const take = async (...messages: LaboratoryMessage[]) => {
    sent = messages
    await bloodTestsJob(app.services)
  }
  const unfiledOf = async ({ id }: LaboratoryMessage) =>
    (await rows(`select unfiled from blood_messages where source_id = '${id}'`))[0]?.unfiled

  it('is filed once, however often it is read and by however many', async () => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    const one = message(code)
    sent = [one, one]
    await Promise.allSettled([bloodTestsJob(app.services), bloodTestsJob(app.services)])
    await bloodTestsJob(app.services)
    expect((await patient.mine()).waiting).toBe(1)
  })

  it('takes the place of its earlier version, which has to be reviewed anew', async () => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    const one = message(code)
    await take(one)
    const of = async () =>
      (await (prescriber as Staff).post('desk_blood_tests_of', { accountId: patient.accountId })).json().data.reports
    const [first] = await of()
    await take(one, { ...one, version: '2', report: { ...whole, results: [value('hba1c', 40)] } })
    const late = await (prescriber as Staff).post('desk_review_blood_report', { id: first.id, words: 'Fine.' })
    expect(late.statusCode).toBe(409)
    expect(await of()).toMatchObject([{ results: [{ test: 'hba1c', value: 40 }], reviewedAt: null }])
  })

  it('and withdraws is no result any more: a prescriber cannot review it, the patient may ask again, and staff ring up', async () => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    const one = message(code)
    await take(one)
    const of = async () =>
      (await (prescriber as Staff).post('desk_blood_tests_of', { accountId: patient.accountId })).json().data.reports
    const [first] = await of()
    const review = { id: first.id, words: 'All within range.' }
    expect((await (prescriber as Staff).post('desk_review_blood_report', review)).statusCode).toBe(200)
    const before = await patient.mails()
    const gone = { ...one, version: '2', what: 'unusable' as const, report: null }
    await take(gone)
    await take(gone)
    expect(await of()).toEqual([])
    expect(await patient.mine()).toMatchObject({ reports: [], kits: [{ state: 'unusable' }], mayAskForKit: true })
    expect((await patient.mails()) - before).toBe(1)
    const { unfiled } = (await (coach as Staff).post('desk_blood_tests', {})).json().data
    expect(unfiled.filter((found: { source: string }) => found.source === one.id)).toMatchObject([{ why: 'withdrawn' }])
    await take({ ...one, version: '3' })
    expect(await patient.mine()).toMatchObject({ waiting: 1, kits: [{ state: 'reported' }] })
  })

  it.each([
    ['another name', () => ({ person: { ...named, lastName: 'Hazelmere' } }), 'name'],
    ['another birth date', () => ({ person: { ...named, bornOn: '1990-01-01' } }), 'birth date'],
    ['a kit that is not ours', () => ({ kitCode: kitCode(43) }), 'no such kit'],
    ['no value', () => ({ report: { ...whole, results: [] } }), 'no results'],
  ])('and corrects to %s does not stay with the patient', async (_, more, why) => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    const one = message(code)
    await take(one)
    await take({ ...one, version: '2', ...more() })
    expect(await rows(`select unfiled from blood_messages where source_id = '${one.id}' order by version`)).toEqual([
      { unfiled: null },
      { unfiled: why },
    ])
    expect(await patient.mine()).toMatchObject({ waiting: 0, reports: [], kits: [{ state: 'unusable' }] })
    expect(await patient.known()).toMatchObject({ toReview: 0 })
  })

  it('and corrects to another kit of ours goes over to its patient', async () => {
    const [patient, other] = [await newPatient(), await newPatient()]
    const [{ code }, { code: otherCode }] = [await sendKit(patient), await sendKit(other)]
    const one = message(code)
    await take(one)
    await take({ ...one, version: '2', kitCode: otherCode })
    expect(await patient.mine()).toMatchObject({ waiting: 0, kits: [{ state: 'unusable' }] })
    expect(await other.mine()).toMatchObject({ waiting: 1, kits: [{ state: 'reported' }] })
  })

  it('and fails to be stored for a moment is read again, and the others are not kept back', async () => {
    const [patient, other] = [await newPatient(), await newPatient()]
    const [{ code }, { code: otherCode }] = [await sendKit(patient), await sendKit(other)]
    const [held, next] = [message(code), message(otherCode)]
    sent = [held, next]
    const { vault } = app.services
    let failures = 1
    const seal: typeof vault.seal = (plain, owner) => {
      if (owner.startsWith('blood report/') && failures-- > 0)
        throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
      return vault.seal(plain, owner)
    }
    await expect(bloodTestsJob({ ...app.services, vault: { ...vault, seal } })).rejects.toThrow()
    expect(await rows(`select 1 from blood_messages where source_id = '${held.id}'`)).toEqual([])
    expect((await other.mine()).waiting).toBe(1)
    await bloodTestsJob(app.services)
    expect((await patient.mine()).waiting).toBe(1)
  })

  it.each([
    ['for a kit that we do not have', () => ({ kitCode: kitCode(42) }), 'no such kit'],
    ['without a kit', () => ({ kitCode: null }), 'no such kit'],
    ['without a person', () => ({ person: null }), 'name'],
    ['for another birth date', () => ({ person: { ...named, bornOn: '1990-01-01' } }), 'birth date'],
    ['of a day before the patient was born', () => ({ report: { ...whole, takenOn: '0026-03-18' } }), 'unreadable'],
    ['of a day that is none', () => ({ report: { ...whole, takenOn: '2026-02-31' } }), 'unreadable'],
    ['without any value', () => ({ report: { ...whole, results: [] } }), 'no results'],
    ['that cannot be read', () => ({ what: 'unreadable' as const, report: null }), 'unreadable'],
  ])('%s is not filed', async (_, more, why) => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    const one = message(code, more())
    await take(one)
    expect(await unfiledOf(one)).toBe(why)
    expect((await patient.mine()).waiting).toBe(0)
  })

  it('for a kit that has not left is not filed', async () => {
    await sendKit(await newPatient())
    const { code } = await kitOf(await newPatient())
    const one = message(code)
    await take(one)
    expect(await unfiledOf(one)).toBe('kit not sent')
  })

  it('and is critical calls somebody, even if it is not filed, and then in nobody’s record', async () => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    const before = (await concernsOf(null)).length
    const critical = { ...whole, results: [value('potassium', 7.1, { mark: 'critical' })] }
    await take(message(code, { person: { ...named, lastName: 'Hazelmere' }, report: critical }))
    expect(await concernsOf(patient.accountId)).toEqual([])
    expect(await concernsOf(null)).toHaveLength(before + 1)
  })

  it('and is critical in a test that we do not read calls somebody, too', async () => {
    const patient = await newPatient()
    const { code } = await sendKit(patient)
    await take(message(code, { otherCritical: ['Glucose'] }))
    expect(await concernsOf(patient.accountId)).toHaveLength(1)
  })
})

describe('reminders of a blood test', () => {
  it('come at two weeks and at four, once each, and the caution with the second', async () => {
    const patient = await newPatient()
    const dueOn = addDays(startedOn, policy.bloodBaselineDays)
    const before = await patient.mails()
    const remindedAfter = async (days: number, time = '10:00') => {
      await moveTo(at(addDays(dueOn, days), time))
      await Promise.all([remindOfBloodTests(app.services), remindOfBloodTests(app.services)])
      return (await patient.mails()) - before
    }
    expect(await remindedAfter(0)).toBe(0)
    expect(await remindedAfter(13)).toBe(0)
    expect(await remindedAfter(14, '05:00')).toBe(0)
    expect(await remindedAfter(14)).toBe(1)
    expect(await remindedAfter(15)).toBe(1)
    expect(await patient.known()).toMatchObject({ overdueSince: null })
    expect(await remindedAfter(28)).toBe(2)
    expect(await patient.known()).toMatchObject({ overdueSince: dueOn })
    expect(await remindedAfter(90)).toBe(2)
  })

  it('do not come while treatment rests, results are handed in, or a kit is under way', async () => {
    const [paused, stopped] = [await newPatient({ state: 'paused' }), await newPatient({ state: 'stopped' })]
    const [handed, withKit] = [await newPatient(), await newPatient()]
    await handIn(handed)
    await kitOf(withKit)
    const patients = [paused, stopped, handed, withKit]
    const mails = () => Promise.all(patients.map((one) => one.mails()))
    const before = await mails()
    await moveTo(at('2026-05-20'))
    await remindOfBloodTests(app.services)
    expect(await mails()).toEqual(before)
  })
})

describe('blood tests at the desk', () => {
  it('are open to those who act on them, each to their own part', async () => {
    const patient = await newPatient()
    await handIn(patient)
    const code = async (who: Staff | undefined, call: 'desk_blood_tests' | 'desk_blood_kits') =>
      (await (who as Staff).post(call, {})).statusCode
    expect((await (coach as Staff).post('desk_blood_tests', {})).json().data.handIns.length).toBeGreaterThan(0)
    expect([await code(coach, 'desk_blood_kits'), await code(support, 'desk_blood_tests')]).toEqual([403, 403])
    expect(await code(support, 'desk_blood_kits')).toBe(200)
    expect((await (support as Staff).post('desk_blood_tests_of', { accountId: patient.accountId })).statusCode).toBe(
      403,
    )
    const logged = await rows(
      `select what from access_log where account_id = '${patient.accountId}' and staff_id = '${coach?.id}'`,
    )
    expect(logged).toContainEqual({ what: 'list entry' })
  })
})
