import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '#domain/calendar/durations.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'

const stomachPain = 'Severe stomach pain that does not go away, perhaps reaching your back'

let clinic: Treatment
let robin: TreatedPatient
let kit: TreatedPatient
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  robin = await newReadyPatient(clinic.app)
  kit = await newReadyPatient(clinic.app)
  for (const { caseId } of [robin, kit]) await clinic.approveAndSend(caseId, { dose: '2.5mg' })
  for (const { caseId } of [robin, kit]) await clinic.deliver(caseId, '2026-03-03T10:00:00Z')
  await clinic.moveTo('2026-03-20T10:00:00Z')
})
afterAll(() => clinic.app.close())

const locksOf = ({ accountId }: TreatedPatient) =>
  clinic.run(`select case_id from supply_locks where account_id = '${accountId}' and lifted_at is null`)
const reportsOf = ({ accountId }: TreatedPatient) =>
  clinic.run(
    `select id, state, due_at, case_id, content from symptom_reports where account_id = '${accountId}' order by reported_at`,
  )
const post = async ({ browser }: TreatedPatient, call: string, body: object) =>
  browser.post(call as never, body as never)
const recordOf = ({ accountId }: TreatedPatient) => clinic.post(clinic.prescriber, 'desk_person', { id: accountId })
const watched = async ({ accountId }: TreatedPatient) =>
  (await clinic.post(clinic.prescriber, 'desk_watch', {})).rows.filter(
    ({ source, to }: { source: string; to: string }) => source === 'symptoms' && to.endsWith(accountId),
  )
const answers = (said: object = {}) =>
  checkInAnswers({
    check_in_weight: { weight: '92.4', unit: 'kg' },
    check_in_doses: { taken: ['2026-03-03', '2026-03-10', '2026-03-17'], missed: 0 },
    ...said,
  })

describe('U-1: a red-flag symptom ticked by mistake', () => {
  it('U-1: locks nothing before it is confirmed, and is in the inbox for a prescriber to read the same day', async () => {
    const ticked = await post(robin, 'report_sign', { sign: 'pancreatitis', from: 'check-in' })
    expect([ticked.statusCode, ticked.json().data]).toEqual([200, { isLocked: false }])
    // The page may be closed here: nothing else is needed for it to be read.
    expect(await locksOf(robin)).toEqual([])
    const [report, ...more] = (await reportsOf(robin)) as { state: string; due_at: Date; content: Buffer }[]
    expect(more).toEqual([])
    expect(report?.state).toBe('unconfirmed')
    expect(new Date(report?.due_at as Date).toISOString().slice(0, 10)).toBe('2026-03-20')
    expect(String(report?.content)).not.toContain('pancreatitis')
    expect(await watched(robin)).toMatchObject([{ severity: 'high', owner: 'Prescriber' }])
    await post(robin, 'report_sign', { sign: 'pancreatitis', from: 'check-in' })
    expect(await reportsOf(robin)).toHaveLength(1)
  })

  it('U-1: saved with the tick still there it locks nothing either, and cannot be finished', async () => {
    const { open } = await checkInOf(robin).mine()
    const saved = await checkInOf(robin).save(open.id, { check_in_signs: [stomachPain] })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await locksOf(robin)).toEqual([])
    const after = await checkInOf(robin).mine()
    expect(after).toMatchObject({ is: 'open', open: { wish: null, pen: null } })
    expect(after.open.missing).toContain('check-in-signs')
    expect((await checkInOf(robin).finish(open.id, null)).statusCode).toBe(422)
  })

  it('U-1: withdrawn it is kept, stays in the inbox, and is a caution on the next case', async () => {
    const { open } = await checkInOf(robin).mine()
    const back = await post(robin, 'take_back_sign', { sign: 'pancreatitis', from: 'check-in' })
    expect(back.json().data).toEqual({ isLocked: false })
    const saved = await checkInOf(robin).save(open.id, answers(), { revision: open.revision })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await reportsOf(robin)).toMatchObject([{ state: 'taken_back' }])
    expect(await locksOf(robin)).toEqual([])
    expect(await watched(robin)).toHaveLength(1)
    const { pen } = (await checkInOf(robin).mine()).open
    const { toPay } = (await checkInOf(robin).finish(open.id, pen.pricePence)).json().data
    await clinic.pay(robin, toPay)
    const found = await clinic.caseOf(toPay.orderId)
    const { flags } = await clinic.post(clinic.prescriber, 'desk_case', { id: found?.id })
    const flag = flags.find(({ id }: { id: string }) => id === 'sign-taken-back')
    expect(flag).toMatchObject({ severity: 'look', because: expect.stringContaining('Severe stomach pain') })
  })

  it('U-1: a prescriber reads it once, and it leaves the inbox with its outcome', async () => {
    const [{ id: reportId }] = (await reportsOf(robin)) as [{ id: string }]
    const body = { reportId, said: 'Spoke by phone: no pain, a slip.' }
    expect((await clinic.pharmacist.post('desk_read_report', body)).statusCode).toBe(403)
    expect((await clinic.prescriber.post('desk_read_report', { ...body, said: ' ' })).statusCode).toBe(422)
    const both = await Promise.all([1, 2].map(() => clinic.prescriber.post('desk_read_report', body)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await watched(robin)).toEqual([])
    const { reports } = (await recordOf(robin)).clinical
    expect(reports).toMatchObject([
      { state: 'taken_back', says: stomachPain, read: { by: clinic.prescriber.name, said: body.said } },
    ])
  })

  it('U-1: "None of these" after a tick withdraws what was ticked, and is not taken for another tab', async () => {
    const { open } = await checkInOf(kit).mine()
    await post(kit, 'report_sign', { sign: 'sight', from: 'check-in' })
    const tab = randomUUID()
    const first = await checkInOf(kit).save(open.id, { check_in_signs: ['None of these'] }, { revision: 0, tab })
    expect(first.statusCode, first.body).toBe(200)
    expect(await reportsOf(kit)).toMatchObject([{ state: 'taken_back' }])
    // Another tab that knows nothing of it gets a conflict, and withdraws nothing.
    await post(kit, 'report_sign', { sign: 'neck', from: 'check-in' })
    const stale = { revision: 0, tab: randomUUID() }
    const second = await checkInOf(kit).save(open.id, { check_in_signs: ['None of these'], check_in_wish: 'up' }, stale)
    expect([second.statusCode, second.json().data]).toEqual([409, { reason: 'elsewhere' }])
    expect((await reportsOf(kit)).map(({ state }) => state)).toEqual(['taken_back', 'unconfirmed'])
    const own = { revision: first.json().data.revision, tab }
    expect((await checkInOf(kit).save(open.id, { check_in_signs: ['None of these'] }, own)).statusCode).toBe(200)
  })
})

describe('U-1: a confirmed red-flag symptom', () => {
  it('U-1: confirmed twice at the same moment it is one lock and one alert, and the report belongs to them', async () => {
    await post(kit, 'report_sign', { sign: 'pancreatitis', from: 'account' })
    const both = await Promise.all([1, 2].map(() => post(kit, 'tell_unwell', { sign: 'pancreatitis' })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [lock, ...more] = (await locksOf(kit)) as { case_id: string }[]
    expect(more).toEqual([])
    expect(await clinic.run(`select 1 from alarms where case_id = '${lock?.case_id}'`)).toHaveLength(1)
    expect((await reportsOf(kit)).at(-1)).toMatchObject({ state: 'confirmed', due_at: null, case_id: lock?.case_id })
    // The concern says so until the lock is lifted.
    const concern = () => clinic.post(clinic.prescriber, 'desk_concern', { id: lock?.case_id ?? '' })
    expect(await concern()).toMatchObject({ isSupplyLocked: true })
    await clinic.run(`update supply_locks set lifted_at = now() where case_id = '${lock?.case_id}'`)
    expect(await concern()).toMatchObject({ isSupplyLocked: false })
    await clinic.run(`update supply_locks set lifted_at = null where case_id = '${lock?.case_id}'`)
  })

  it('U-1: the check-in is then kept as it was sent, and another save says why it cannot be answered', async () => {
    const [{ id }] = (await clinic.run(
      `select id from check_ins where account_id = '${kit.accountId}' and finished_at is null`,
    )) as [{ id: string }]
    const none = await checkInOf(kit).save(id, { check_in_signs: ['None of these'] })
    expect([none.statusCode, none.json().data]).toEqual([409, { reason: 'not open' }])
    expect((await checkInOf(kit).save(id, { check_in_signs: [stomachPain] })).statusCode).toBe(200)
    expect(await checkInOf(kit).mine()).toMatchObject({ is: 'locked', sent: { outcome: 'locked' } })
    expect(await locksOf(kit)).toHaveLength(1)
    const late = await post(kit, 'take_back_sign', { sign: 'pancreatitis', from: 'account' })
    expect(late.json().data).toEqual({ isLocked: true })
  })

  it('U-1: suicidal thoughts are never asked about twice: the tick alone locks and alerts', async () => {
    const lee = await newReadyPatient(clinic.app)
    await clinic.approveAndSend(lee.caseId, { dose: '2.5mg' })
    await clinic.deliver(lee.caseId, clinic.now() + 60 * minuteMs)
    const told = await post(lee, 'report_sign', { sign: 'mood', from: 'check-in' })
    expect(told.json().data).toEqual({ isLocked: true })
    const [lock] = (await locksOf(lee)) as { case_id: string }[]
    expect(await clinic.run(`select 1 from alarms where case_id = '${lock?.case_id}'`)).toHaveLength(1)
    expect((await post(lee, 'take_back_sign', { sign: 'mood', from: 'check-in' })).statusCode).toBe(422)
    expect(await locksOf(lee)).toHaveLength(1)
  })
})

describe('C-26: something went wrong with a dose or a pen', () => {
  let sam: TreatedPatient
  beforeAll(async () => {
    sam = await newReadyPatient(clinic.app)
    await clinic.approveAndSend(sam.caseId, { dose: '2.5mg' })
    await clinic.deliver(sam.caseId, clinic.now() + 60 * minuteMs)
    await clinic.moveTo('2026-04-01T10:00:00Z')
  })
  const report = (body: object) =>
    post(sam, 'report_incident', { id: randomUUID(), nation: 'England', from: 'account', ...body })

  it('C-26: an unused pen from elsewhere and a day of illness are read the same day, with the advice they read', async () => {
    const pen = await report({ incident: 'wrong-pen', what: ['unused'], now: 'well' })
    expect(pen.json().data).toMatchObject({ urgency: 'today', desk: null })
    const ill = await report({
      incident: 'sick-day',
      what: ['metformin', 'sglt2'],
      now: 'well',
      nation: 'Northern Ireland',
    })
    expect(ill.json().data).toMatchObject({ urgency: 'today' })
    expect(await locksOf(sam)).toEqual([])
    expect(await watched(sam)).toHaveLength(1)
    const { reports } = (await recordOf(sam)).clinical
    expect(reports).toHaveLength(2)
    const sick = reports.find(({ says }: { says: string }) => says.includes('being sick'))
    expect(sick.advice.join(' ')).toContain('your pharmacist, your GP or the out-of-hours doctors')
    expect(sick.advice.join(' ')).not.toContain('111')
    const { flags } = await clinic.post(clinic.prescriber, 'desk_case', { id: sam.caseId })
    expect(flags).toContainEqual(expect.objectContaining({ id: 'incident-reported', severity: 'look' }))
  })

  it('C-26: answers that do not belong to it are refused, and so is an account without treatment', async () => {
    expect((await report({ incident: 'too-much', what: ['metformin'], now: 'well' })).statusCode).toBe(422)
    expect((await report({ incident: 'too-much', what: ['double', 'fifth'], now: 'well' })).statusCode).toBe(422)
    const stranger = await newReadyPatient(clinic.app)
    const body = {
      id: randomUUID(),
      nation: 'England',
      from: 'account',
      incident: 'too-much',
      what: ['double'],
      now: 'well',
    }
    expect((await post(stranger, 'report_incident', body)).statusCode).toBe(409)
  })

  it('C-26: too large a dose locks supply and calls the prescriber on call, once, however often it is sent', async () => {
    const id = randomUUID()
    const body = { id, nation: 'England', from: 'check-in', incident: 'too-much', what: ['fifth'], now: 'well' }
    const both = await Promise.all([1, 2].map(() => post(sam, 'report_incident', body)))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.json().data).toMatchObject({ urgency: 'urgent', desk: { isOpen: true }, review: null })
    const [lock, ...more] = (await locksOf(sam)) as { case_id: string }[]
    expect(more).toEqual([])
    expect(await clinic.run(`select 1 from alarms where case_id = '${lock?.case_id}'`)).toHaveLength(1)
    const concern = await clinic.post(clinic.prescriber, 'desk_concern', { id: lock?.case_id })
    expect(JSON.stringify(concern.told)).toContain('after its four doses')
    expect(await reportsOf(sam)).toHaveLength(3)
    const { reports } = (await recordOf(sam)).clinical
    expect(reports.find(({ caseId }: { caseId: string }) => caseId === lock?.case_id).advice.join(' ')).toContain(
      'Don’t take your next dose until one of our clinicians has answered you.',
    )
  })
})
