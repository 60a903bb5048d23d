import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newAccount } from '../../../testing/test-account.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { newReadyPatient } from '../../../testing/test-case.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../../testing/test-treatment.ts'

let clinic: Treatment
let beside: TestApp
let robin: TreatedPatient
/** The pen came on Tuesday 3 March 2026: doses are due on Tuesdays. */
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  beside = await clinic.beside()
  robin = await newReadyPatient(clinic.app)
  await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
  await clinic.deliver(robin.caseId, '2026-03-03T09:00:00Z')
})
afterAll(async () => {
  await beside.close()
  await clinic.app.close()
})
beforeEach(async () => {
  await clinic.run('delete from logged_doses')
  await clinic.moveTo('2026-03-10T10:00:00Z')
})

const mine = async () => (await robin.browser.post('my_doses', {})).json().data
const entries = async () => (await mine()).log.entries
let whose = ''

async function log(given: object) {
  whose ||= (await mine()).whose
  const at = new Date(clinic.now()).toISOString()
  return robin.browser.post('log_dose', { id: randomUUID(), at, whose, is: 'taken', on: '2026-03-10', ...given })
}
const treatment = async () => (await robin.browser.post('my_account', {})).json().data.treatment

describe('a dose that is logged', () => {
  it('is listed with the next day and the next place, counts as taken, and is the day of first use', async () => {
    expect(await mine()).toMatchObject({
      log: { medicine: 'Mounjaro', form: 'pre-filled pen', schedule: 'weekly', mg: 2.5, nextSite: 'stomach-left' },
    })
    expect(await treatment()).toMatchObject({ nextInjection: '2026-03-10', dosesLeft: { inPen: 3 } })
    expect((await log({ on: '2026-03-04', time: '08:30', site: 'stomach-left' })).statusCode).toBe(200)
    expect((await log({ time: '09:15', site: 'thigh-left' })).json().data).toEqual({ kept: true })
    expect((await mine()).log).toMatchObject({
      next: '2026-03-17',
      nextSite: 'stomach-right',
      unlogged: [],
      entries: [
        { on: '2026-03-10', time: '09:15', is: 'taken', dose: '2.5 mg', site: 'thigh-left', isConfirmed: false },
        { on: '2026-03-04', time: '08:30' },
      ],
    })
    expect(await treatment()).toMatchObject({
      nextInjection: '2026-03-17',
      dosesLeft: { inPen: 2 },
      penUntil: '2026-04-02',
    })
  })

  it('is sealed, and the day and what it was can be read by the rules alone', async () => {
    await log({ time: '09:15', site: 'arm-left' })
    const [row] = await clinic.run(`select encode(content, 'escape') as content from logged_doses`)
    expect(String(row?.content)).not.toMatch(/arm-left|09:15|mounjaro/)
  })

  it('is asked about where it is close to another, and kept with the answer', async () => {
    await log({})
    const asked = await log({ time: '09:45' })
    expect(asked.statusCode).toBe(422)
    expect(asked.json().data).toMatchObject({ problem: 'asked', doubt: { is: 'double dose', other: '2026-03-10' } })
    expect(await entries()).toHaveLength(1)
    expect((await log({ time: '09:45', confirmed: true })).statusCode).toBe(200)
    expect(await entries()).toMatchObject([{ isConfirmed: true }, { isConfirmed: false }])
    expect((await treatment()).dosesLeft.inPen).toBe(1)
  })

  it('two devices that log the same dose at once are asked about it, whichever process answers', async () => {
    whose ||= (await mine()).whose
    const at = new Date(clinic.now()).toISOString()
    const body = () => ({ id: randomUUID(), at, whose, is: 'taken' as const, on: '2026-03-10' })
    const replies = await Promise.all([
      robin.browser.post('log_dose', body()),
      beside.post('log_dose', body(), { cookie: robin.browser.cookie() }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await entries()).toHaveLength(1)
  })

  it.each([
    [{ on: '2026-03-11' }, 'to come'],
    [{ time: '11:30' }, 'to come'],
    [{ on: '2026-03-01' }, 'before treatment'],
    [{ mg: 15 }, 'dose'],
  ])('%j is refused, and the message says why', async (given, problem) => {
    const reply = await log(given)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().data).toEqual({ problem })
    expect(await entries()).toEqual([])
  })

  it('is refused once a day has more than can be right, also where each is confirmed', async () => {
    for (let count = 0; count < 4; count += 1) await log({ confirmed: true })
    expect((await log({ confirmed: true })).json().data).toEqual({ problem: 'too many' })
  })

  it('sent again is the same, an older change does not replace a newer, and what was removed stays removed', async () => {
    const id = randomUUID()
    const [early, late] = ['2026-03-10T09:00:00.000Z', '2026-03-10T09:30:00.000Z']
    await log({ id, at: late, time: '09:30' })
    await log({ id, at: late, time: '09:30' })
    expect((await log({ id, at: early, time: '09:00' })).json().data).toEqual({ kept: false })
    expect(await entries()).toMatchObject([{ id, time: '09:30' }])
    expect((await robin.browser.post('remove_dose', { id, whose })).statusCode).toBe(200)
    expect((await log({ id, at: '2026-03-10T09:50:00.000Z' })).json().data).toEqual({ kept: false })
    expect(await entries()).toEqual([])
    expect(await clinic.run('select content from logged_doses')).toEqual([{ content: null }])
  })

  it('of another person is neither changed nor removed by its id, and an entry of theirs is not kept here', async () => {
    const id = randomUUID()
    await log({ id, time: '09:30' })
    const stranger = await newAccount(clinic.app, 'dose-stranger@ferncliff.example')
    const { whose: theirs, log: nothing } = (await stranger.post('my_doses', {})).json().data
    expect(nothing).toBeNull()
    const at = new Date(clinic.now()).toISOString()
    const body = { id, at, whose: theirs, is: 'taken' as const, on: '2026-03-10', time: '01:00' }
    expect((await stranger.post('log_dose', body)).statusCode).toBe(409)
    await stranger.post('remove_dose', { id, whose: theirs })
    expect((await log({ whose: theirs })).statusCode).toBe(409)
    expect(await entries()).toMatchObject([{ id, time: '09:30' }])
  })
})

describe('a dose about which nothing is logged', () => {
  it('is asked about once they log, and can be said to be missed', async () => {
    await log({ on: '2026-03-04' })
    await clinic.moveTo('2026-03-12T10:00:00Z')
    expect((await mine()).log.unlogged).toEqual(['2026-03-10'])
    await log({ is: 'missed', time: '08:00', site: 'thigh-left' })
    expect((await mine()).log).toMatchObject({
      unlogged: [],
      nextSite: 'stomach-left',
      entries: [{ is: 'missed', time: null, site: null }, { is: 'taken' }],
    })
  })
})

describe('the check-in', () => {
  it('begins with the doses that are logged, each for the day on which it was due', async () => {
    await log({ on: '2026-03-04' })
    await log({ on: '2026-03-10', is: 'missed' })
    await clinic.moveTo('2026-03-20T10:00:00Z')
    const { open } = await checkInOf(robin).mine()
    expect(open.dosesDue).toEqual(['2026-03-03', '2026-03-10', '2026-03-17'])
    expect(open.logged).toEqual([
      { due: '2026-03-03', is: 'taken', on: '2026-03-04' },
      { due: '2026-03-10', is: 'missed', on: '2026-03-10' },
    ])
  })
})

describe('at the desk', () => {
  it('the log stands with the treatment, and whoever reads it is logged', async () => {
    await log({ on: '2026-03-04', site: 'thigh-right' })
    await log({ time: '09:45' })
    const before = await clinic.run('select count(*)::int as count from access_log')
    const data = await clinic.post(clinic.prescriber, 'desk_case', { id: robin.caseId })
    expect(data.plan.doseLog).toMatchObject({
      differs: false,
      entries: [
        { on: '2026-03-10', time: '09:45' },
        { on: '2026-03-04', site: 'thigh-right' },
      ],
    })
    const after = await clinic.run('select count(*)::int as count from access_log')
    expect(Number(after[0]?.count)).toBeGreaterThan(Number(before[0]?.count))
  })
})
