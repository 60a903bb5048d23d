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
    expect(reply.json().data).toMatchObject({ kept: 28 })
    expect((await person.post('import_measures', { logged })).json().data).toMatchObject({ kept: 0 })
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
    expect((await person.post('import_measures', { logged: inTime })).json().data).toEqual({
      kept: inTime.length,
      asks: [],
    })
  })
})

const reading = { takenAt: '2026-11-16T07:31:05.000Z', isMine: false }
const measures = { weight: 85.2, body_fat: 32.1, body_water: 49.8, muscle: 40.1, lean_mass: 57.9, bmi: 29.5 } as const
const read = (values: Partial<Record<keyof typeof measures, number>> = measures, on = '2026-11-16') =>
  Object.entries(values).map(([measure, value]) => ({ measure: measure as keyof typeof measures, on, value }))

describe('a reading of a scale by Bluetooth', () => {
  const sending =
    ({ post, whose }: Awaited<ReturnType<typeof newPerson>>) =>
    async (given: { values?: Parameters<typeof read>[0]; takenAt?: string; isMine?: boolean } = {}) => {
      const { values, ...more } = given
      const sent = await post('log_measures', { at, whose, logged: read(values), reading: { ...reading, ...more } })
      return sent.json().data
    }

  it('is kept as its weight alone, until the patient has answered whether body composition may be measured', async () => {
    const person = await newPerson()
    const send = sending(person)
    expect(await person.progress()).toMatchObject({ composition: 'ask' })
    expect(await send()).toEqual({ kept: 1, asks: null })
    await person.post('set_tracking', { mayMeasureComposition: false })
    expect(await send()).toEqual({ kept: 0, asks: null })
    expect(await person.progress()).toMatchObject({ composition: 'weight only', bodyFat: [] })
    await person.post('set_tracking', { mayMeasureComposition: true })
    expect(await send()).toEqual({ kept: 5, asks: null })
    expect(await person.progress()).toMatchObject({
      composition: 'may',
      weight: [['2026-11-16', 85.2]],
      fromScale: ['2026-11-16'],
      bodyFat: [['2026-11-16', 32.1]],
      bodyWater: [['2026-11-16', 49.8]],
      muscle: [['2026-11-16', 40.1]],
      leanMass: [['2026-11-16', 57.9]],
      bmi: [['2026-11-16', 29.5]],
    })
    expect(await person.progress()).toMatchObject({ heightCm: null })
  })

  it('far from the last is asked about and kept only when they say that it is theirs, with all that was measured', async () => {
    const person = await newPerson()
    const send = sending(person)
    await person.post('set_tracking', { mayMeasureComposition: true })
    await person.log(85, { on: '2026-11-12' })
    const stranger = { weight: 62, body_fat: 20 }
    expect(await send({ values: stranger })).toEqual({
      kept: 0,
      asks: { on: '2026-11-16', kg: 62, lastKg: 85, isOtherUnit: false },
    })
    expect(await person.progress()).toMatchObject({ weight: [['2026-11-12', 85]], bodyFat: [] })
    // On a day whose weight is known, too: body fat of another person is not kept beside it.
    await person.log(85, { on: '2026-11-16' })
    expect(await send({ values: stranger })).toMatchObject({ kept: 0, asks: { kg: 62 } })
    expect(await send({ values: { weight: 187 } })).toMatchObject({ asks: { isOtherUnit: true } })
    await person.post('remove_measure', { measure: 'weight', on: '2026-11-16' })
    expect(await send({ values: stranger, isMine: true })).toEqual({ kept: 2, asks: null })
  })

  it('is of its day in London, and never of a moment to come', async () => {
    const person = await newPerson()
    await sending(person)({ takenAt: '2030-01-01T00:00:00.000Z' })
    expect((await person.progress()).weight).toEqual([['2026-11-16', 85.2]])
  })

  it.each(['0001-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', '1999-12-31T07:00:00.000Z'])(
    'of %s is no reading of a scale, whatever day is named beside it',
    async (takenAt) => {
      const { post, whose, progress } = await newPerson()
      const reading = { takenAt, isMine: true }
      const byBluetooth = await post('log_measures', { at, whose, logged: read({ weight: 85.2 }), reading })
      expect(byBluetooth.statusCode).toBe(422)
      const [logged] = read({ weight: 85.2 })
      const inFile = await post('import_measures', { logged: [{ ...logged, takenAt }] as never, isMine: true })
      expect(inFile.statusCode).toBe(422)
      expect((await progress()).weight).toEqual([])
    },
  )

  it('in a file is of the day on which it was taken, whatever day is named beside it', async () => {
    const { post, progress } = await newPerson()
    const [logged] = read({ weight: 85.2 })
    // The night in which the clocks go back: half past midnight by summer time.
    const sent = { ...logged, on: '2026-10-24', takenAt: '2026-10-24T23:30:00.000Z' }
    expect((await post('import_measures', { logged: [sent] as never })).statusCode).toBe(200)
    expect((await progress()).weight).toEqual([['2026-10-25', 85.2]])
    const toCome = { ...logged, takenAt: '2026-11-17T07:00:00.000Z' }
    expect((await post('import_measures', { logged: [toCome] as never })).statusCode).toBe(422)
  })

  it('gives way to what was typed, in whatever order they arrive', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    await first.log(85.4, { at: '2026-11-16T07:00:00.000Z' })
    await sending(first)()
    await sending(second)()
    await second.log(85.4, { at: '2026-11-16T07:00:00.000Z' })
    for (const { progress } of [first, second])
      expect(await progress()).toMatchObject({ weight: [['2026-11-16', 85.4]], fromScale: [] })
  })
})

describe('one reading that comes by Bluetooth, in a file and from Apple Health', () => {
  const days = ['2026-11-12', '2026-11-13', '2026-11-14'] as const
  it('counts once, and is the same in every order', async () => {
    const results = new Set<string>()
    for (const order of ['bfa', 'baf', 'fba', 'fab', 'abf', 'afb', 'bfabfa']) {
      const { post, whose, progress } = await newPerson()
      const morning = (on: string) => `${on}T07:30:05.000Z`
      const ways: Readonly<Record<string, () => Promise<unknown>>> = {
        b: async () => {
          for (const on of days)
            await post('log_measures', {
              at,
              whose,
              logged: read({ weight: 85.2 }, on),
              reading: { takenAt: morning(on), isMine: false },
            })
        },
        // The minute is all that a file has, and pounds round differently.
        f: () =>
          post('import_measures', {
            logged: days.map((on) => ({ measure: 'weight', on, value: 85.19, takenAt: `${on}T07:30:00.000Z` })),
          }),
        a: () =>
          post('import_measures', {
            source: 'apple-health',
            logged: days.flatMap((on) => [
              { measure: 'weight' as const, on, value: 85.2, takenAt: morning(on) },
              { measure: 'body_fat' as const, on, value: 32.1, takenAt: morning(on) },
            ]),
          }),
      }
      for (const way of order) await ways[way]?.()
      const { weight, bodyFat, fromScale } = await progress()
      results.add(JSON.stringify({ weight, bodyFat, fromScale }))
    }
    expect([...results].map((one) => JSON.parse(one))).toEqual([
      {
        weight: days.map((on) => [on, 85.19]),
        bodyFat: days.map((on) => [on, 32.1]),
        fromScale: [...days],
      },
    ])
  })

  it('leaves out days that may be another person’s, until the patient says that all are theirs', async () => {
    const person = await newPerson()
    const logged = [
      { measure: 'weight' as const, on: '2026-11-10', value: 85 },
      { measure: 'weight' as const, on: '2026-11-11', value: 62 },
      { measure: 'body_fat' as const, on: '2026-11-11', value: 20 },
      { measure: 'weight' as const, on: '2026-11-12', value: 84.8 },
    ]
    expect((await person.post('import_measures', { logged })).json().data).toEqual({
      kept: 2,
      asks: [{ on: '2026-11-11', kg: 62, lastKg: 85, isOtherUnit: false }],
    })
    expect(await person.progress()).toMatchObject({ bodyFat: [] })
    const again = await person.post('import_measures', { logged, isMine: true })
    expect(again.json().data).toEqual({ kept: 2, asks: [] })
  })
})

describe('how a patient tracks', () => {
  it('hides figures, if they want that', async () => {
    const person = await newPerson()
    expect(await person.progress()).toMatchObject({ isHidden: false })
    await person.post('set_tracking', { isHidden: true })
    expect(await person.progress()).toMatchObject({ isHidden: true })
  })

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
