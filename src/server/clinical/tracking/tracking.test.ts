import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../../testing/test-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'

const now = Date.parse('2026-11-16T10:00:00Z')
const at = '2026-11-16T09:00:00.000Z'

let app: TestApp
let beside: TestApp
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => now }
  app = await startTestApp({ gateways })
  beside = await startTestApp({ gateways, beside: app })
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

let people = 0

async function newPerson() {
  const { id, post } = await newAccount(app, `tracker-${people++}@ferncliff.example`)
  const progress = async () => (await post('my_progress', {})).json().data
  const { whose } = await progress()
  const log = (value: number, given: { on?: string; at?: string } = {}, to = app) => {
    const weight = { measure: 'weight', on: given.on ?? '2026-11-16', value } as const
    return post('log_measures', { at: given.at ?? at, whose, logged: [weight] }, to)
  }
  return { id, post, progress, log, whose }
}

describe('what a patient logs', () => {
  it('is listed by day, one of a kind a day, for its patient alone', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    await person.log(85.4)
    await person.log(86.2, { on: '2026-11-02' })
    await person.log(85.4)
    await person.post('log_measures', {
      at,
      whose: person.whose,
      logged: [
        { measure: 'waist', on: '2026-11-16', value: 98 },
        { measure: 'water', on: '2026-11-16', value: 3 },
        { measure: 'slept', on: '2026-11-15', value: 1 },
      ],
    })
    expect(await person.progress()).toMatchObject({
      today: '2026-11-16',
      unit: 'kg',
      goalKg: null,
      sharedSince: null,
      weight: [
        ['2026-11-02', 86.2],
        ['2026-11-16', 85.4],
      ],
      waist: [['2026-11-16', 98]],
      bodyFat: [],
      recent: [
        { measure: 'slept', on: '2026-11-15', value: 1 },
        { measure: 'water', on: '2026-11-16', value: 3 },
      ],
      doses: [],
    })
    expect(await other.progress()).toMatchObject({ weight: [], recent: [] })
    await person.post('remove_measure', { measure: 'weight', on: '2026-11-02' })
    await other.post('remove_measure', { measure: 'weight', on: '2026-11-16' })
    expect((await person.progress()).weight).toEqual([['2026-11-16', 85.4]])
  })

  it('on two devices and in two processes is what was logged last, in whatever order it arrives', async () => {
    const person = await newPerson()
    await Promise.all([
      person.log(85.1, { at: '2026-11-16T08:00:00.000Z' }),
      person.log(85.3, { at: '2026-11-16T09:30:00.000Z' }, beside),
      person.log(85.2, { at: '2026-11-16T09:00:00.000Z' }),
    ])
    expect((await person.progress()).weight).toEqual([['2026-11-16', 85.3]])
    // A measurement dated in the future does not override later ones.
    await person.log(84.9, { at: '2030-01-01T00:00:00.000Z' })
    await person.log(84.8, { at: '2026-11-16T10:00:00.000Z' })
    expect((await person.progress()).weight).toEqual([['2026-11-16', 84.8]])
  })

  it.each([
    ['a weight that cannot be', { measure: 'weight', on: '2026-11-16', value: 8.5 }, 422],
    ['a day that is still to come', { measure: 'weight', on: '2026-11-17', value: 85 }, 422],
    ['a day too long ago', { measure: 'weight', on: '1999-12-31', value: 85 }, 422],
    ['no day', { measure: 'weight', on: '2026-02-30', value: 85 }, 400],
    ['nothing we know', { measure: 'mood', on: '2026-11-16', value: 1 }, 400],
  ])('%s is refused, with the rest of its request', async (_, wrong, code) => {
    const person = await newPerson()
    const right = { measure: 'weight', on: '2026-11-15', value: 85 }
    const body = { at, whose: person.whose, logged: [right, wrong] } as never
    expect((await person.post('log_measures', body)).statusCode).toBe(code)
    expect((await person.progress()).weight).toEqual([])
  })

  it('while another patient was signed in on the device is not attributed to this one', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const logged = [{ measure: 'weight', on: '2026-11-16', value: 85 }] as const
    const reply = await other.post('log_measures', { at, whose: person.whose, logged: [...logged] })
    expect(reply.statusCode).toBe(409)
    expect((await other.progress()).weight).toEqual([])
  })
})

describe('measurements from scales', () => {
  it('are imported whole, again without duplicates, and never over what was logged here', async () => {
    const person = await newPerson()
    await person.log(85.4)
    const days = Array.from({ length: 28 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
    const logged = [...days, '2026-11-16'].map((on) => ({ measure: 'weight' as const, on, value: 90 }))
    const reply = await person.post('import_measures', { logged })
    expect(reply.json().data).toEqual({ kept: 28 })
    expect((await person.post('import_measures', { logged })).json().data).toEqual({ kept: 0 })
    const { weight } = await person.progress()
    expect(weight).toHaveLength(29)
    expect(weight.at(-1)).toEqual(['2026-11-16', 85.4])
    const withWrong = [...logged, { measure: 'weight' as const, on: '2027-01-01', value: 90 }]
    expect((await (await newPerson()).post('import_measures', { logged: withWrong })).statusCode).toBe(422)
  })

  it('of seven years of mornings fit into one call', async () => {
    const person = await newPerson()
    const logged = Array.from({ length: 2_500 }, (_, day) => {
      const on = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)
      return (['weight', 'body_fat'] as const).map((measure) => ({ measure, on, value: 70.25 }))
    }).flat()
    const inTime = logged.filter(({ on }) => on <= '2026-11-16')
    expect((await person.post('import_measures', { logged: inTime })).json().data).toEqual({ kept: inTime.length })
  })
})

describe('how a patient tracks', () => {
  it('is theirs to choose, and to change back', async () => {
    const person = await newPerson()
    await person.post('set_tracking', { unit: 'st-lb' })
    await person.post('set_tracking', { goalKg: 75 })
    await person.post('set_tracking', {})
    expect(await person.progress()).toMatchObject({ unit: 'st-lb', goalKg: 75, sharedSince: null })
    await person.post('set_tracking', { goalKg: null, isShared: true })
    expect(await person.progress()).toMatchObject({
      unit: 'st-lb',
      goalKg: null,
      sharedSince: new Date(now).toISOString(),
    })
    await person.post('set_tracking', { isShared: false })
    expect(await person.progress()).toMatchObject({ sharedSince: null })
    expect((await person.post('set_tracking', { goalKg: 10 })).statusCode).toBe(400)
  })

  it('the team sees weights beside a case while they are shared, one a week, and nothing otherwise', async () => {
    const patient = await newReadyPatient(app)
    const prescriber = await newStaff(app, 'prescriber')
    const { whose, heightCm } = (await patient.browser.post('my_progress', {})).json().data
    expect(heightCm).toBe(170)
    const logged = ['2026-11-01', '2026-11-03', '2026-11-16'].map((on) => ({
      measure: 'weight' as const,
      on,
      value: 94,
    }))
    await patient.browser.post('log_measures', { at, whose, logged })
    const seen = async () => {
      const { course } = (await prescriber.post('desk_case', { id: patient.caseId })).json().data
      return course.weights.filter(({ is }: { is: string }) => is === 'logged').map(({ on }: { on: string }) => on)
    }
    expect(await seen()).toEqual([])
    await patient.browser.post('set_tracking', { isShared: true })
    expect(await seen()).toEqual(['2026-11-03', '2026-11-16'])
    await patient.browser.post('set_tracking', { isShared: false })
    expect(await seen()).toEqual([])
  })
})
