import { describe, expect, it } from 'vitest'
import { bookingStates } from '../appointments/states.ts'
import { orderStates } from '../orders/order-states.ts'
import { promise } from '../promises/make-promise.ts'
import { type PlanStep, planStepNames } from '../treatment/next-step.ts'
import type { gateNames } from './gates.ts'
import { caseStates } from './states.ts'
import { orderWaits, promiseInTurn, tasksInTurn, turnOfOrder, whoseTurn } from './whose-turn.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const nothing = { step: null, orders: [], appointments: [], tasks: null, now }

const due = (name: 'decision' | 'parcel', by: string) => promise(name, Date.parse(by), [])

const nextOfAll = (given: Parameters<typeof whoseTurn>[0]) => whoseTurn(given).next

type Order = Parameters<typeof whoseTurn>[0]['orders'][number]
type Appointment = Parameters<typeof whoseTurn>[0]['appointments'][number]

const step = (what: PlanStep['what'], turn: PlanStep['turn'], by: string | null = null): PlanStep => ({
  what,
  turn,
  by,
  promise: null,
  title: 'x',
  says: 'x',
})
const order = (state: Order['state'], care: Partial<NonNullable<Order['care']>> | null = null, id = 'o'): Order => ({
  id,
  reference: id,
  state,
  care: care && {
    state: 'ready',
    promise: due('decision', '2026-03-03T10:00:00Z'),
    dueBy: null,
    parcel: null,
    toConfirm: [],
    ...care,
  },
})
const appointment = (state: Appointment['state'], startsAt = '2026-03-20T10:00:00Z', toPay: string | null = null) => ({
  id: 'a',
  state,
  startsAt,
  toPay: toPay === null ? null : { until: toPay },
})

describe('of one case, in any state', () => {
  const turns = {
    waiting_for_evidence: 'patient',
    waiting_for_patient: 'patient',
    waiting_for_price: 'patient',
    ready: 'us',
    approved: 'us',
    checked: 'us',
    dispatched: 'nobody',
    returned: 'us',
    lost: 'us',
    quarantined: 'us',
  } as Readonly<Record<string, string>>
  it.each(caseStates)('%s', (state) => {
    const found = nextOfAll({ ...nothing, orders: [order('awaiting review', { state })] })
    expect(found?.turn ?? null).toBe(turns[state] ?? null)
    if (turns[state] === undefined) expect(found).toBeNull()
  })
  it.each(['approved', 'checked'] as const)(
    'what is to be confirmed before a parcel leaves is the patient’s turn, once it is %s',
    (state) => {
      const found = nextOfAll({ ...nothing, orders: [order('approved', { state, toConfirm: ['x'] })] })
      expect(found).toMatchObject({ is: 'order', turn: 'patient' })
    },
  )
  it('the patient’s deadline is given while it is their turn, and not while it is ours', () => {
    const dueBy = '2026-03-04T10:00:00Z'
    const byOf = (state: 'waiting_for_patient' | 'waiting_for_evidence' | 'ready') =>
      nextOfAll({ ...nothing, orders: [order('awaiting review', { state, dueBy })] })?.by
    expect(byOf('waiting_for_patient')).toBe(dueBy)
    // The clock of evidence counts reminders.
    expect(byOf('waiting_for_evidence')).toBeNull()
    expect(byOf('ready')).toBeNull()
  })
  it('a parcel is due on its expected day', () => {
    const parcel = { expected: due('parcel', '2026-03-04T12:00:00Z') }
    const found = nextOfAll({ ...nothing, orders: [order('approved', { state: 'dispatched', parcel })] })
    expect(found).toMatchObject({ turn: 'nobody', by: null, promise: parcel.expected })
  })
})

describe('the promise for an order', () => {
  const decision = due('decision', '2026-03-03T10:00:00Z')
  const expected = due('parcel', '2026-03-04T12:00:00Z')
  const care = { state: 'ready', promise: decision, dueBy: null, parcel: { expected }, toConfirm: [] } as const

  it.each([
    ['review', 'us', decision],
    ['packing', 'us', decision],
    ['evidence-check', 'us', null],
    ['evidence', 'patient', null],
    ['weigh-in', 'nobody', null],
    ['parcel', 'nobody', expected],
  ] as const)('while it waits for %s', (waitsFor, turn, promised) => {
    expect(promiseInTurn({ state: 'approved', care }, { waitsFor, turn })).toBe(promised)
  })

  it('is none, where no clinician has started or no parcel has left', () => {
    for (const [waitsFor, turn] of [
      ['review', 'us'],
      ['parcel', 'nobody'],
    ] as const) {
      expect(promiseInTurn({ state: 'approved', care: null }, { waitsFor, turn })).toBeNull()
      const bare = { ...care, promise: null, parcel: null }
      expect(promiseInTurn({ state: 'approved', care: bare }, { waitsFor, turn })).toBeNull()
    }
  })
})

describe('of one order, in any state', () => {
  it.each(orderStates)('%s', (state) => {
    const found = nextOfAll({ ...nothing, orders: [order(state)] })
    const toPay = { is: 'order', id: 'o', turn: 'patient', by: null, promise: null }
    expect(found).toEqual(state === 'awaiting payment' ? toPay : null)
  })
})

describe('of one appointment, in any state', () => {
  it.each(bookingStates)('%s', (state) => {
    const found = nextOfAll({ ...nothing, appointments: [appointment(state)] })
    expect(found?.turn ?? null).toBe(state === 'booked' ? 'nobody' : null)
  })
  it('an appointment in progress is still listed', () => {
    const begun = appointment('booked', '2026-03-02T09:00:00Z')
    expect(nextOfAll({ ...nothing, appointments: [begun] })).toMatchObject({ is: 'appointment', by: begun.startsAt })
  })
  it('one that has taken place is no longer upcoming', () => {
    const held = appointment('booked', '2026-03-02T08:00:00Z')
    expect(nextOfAll({ ...nothing, appointments: [held] })).toBeNull()
  })
  it('a reserved slot waits for payment', () => {
    const kept = appointment('held', '2026-03-20T10:00:00Z', '2026-03-04T10:00:00Z')
    expect(nextOfAll({ ...nothing, appointments: [kept] })).toEqual({
      is: 'appointment',
      id: 'a',
      turn: 'patient',
      by: '2026-03-04T10:00:00Z',
      promise: null,
    })
  })
})

describe('of one treatment, at any step', () => {
  it.each(planStepNames)('%s is its own', (what) => {
    expect(nextOfAll({ ...nothing, step: step(what, 'patient', '2026-03-05') })).toEqual({
      is: 'plan',
      turn: 'patient',
      by: '2026-03-05',
      promise: null,
    })
  })
})

describe('of several', () => {
  const everything = {
    now,
    tasks: null,
    step: step('check-in', 'patient', '2026-03-10'),
    orders: [order('awaiting review', { state: 'waiting_for_price', dueBy: '2026-03-04T10:00:00Z' })],
    appointments: [appointment('booked', '2026-03-02T15:00:00Z')],
  }
  it.each([
    ['a sign that cannot wait is before all', { ...everything, step: step('locked', 'us') }, 'plan'],
    ['an appointment of today is before what is to be done', everything, 'appointment'],
    ['then what is the patient’s turn, the soonest first', { ...everything, appointments: [] }, 'order'],
    [
      'their turn is before ours',
      { ...everything, appointments: [], orders: [order('approved', { state: 'checked' })] },
      'plan',
    ],
    [
      'an injection is not before what keeps the next pen from coming',
      { ...everything, appointments: [], step: step('inject', 'patient', '2026-03-03') },
      'order',
    ],
    [
      'an injection ahead is not before an appointment that is sooner',
      {
        ...everything,
        appointments: [appointment('booked', '2026-03-04T10:00:00Z')],
        orders: [],
        step: step('inject', 'nobody', '2026-03-05'),
      },
      'appointment',
    ],
    [
      'and is before one that is later',
      {
        ...everything,
        appointments: [appointment('booked', '2026-03-06T10:00:00Z')],
        orders: [],
        step: step('inject', 'nobody', '2026-03-05'),
      },
      'plan',
    ],
    [
      'a weight after the end is not before an order that waits for them',
      { ...everything, appointments: [], step: step('weigh', 'patient') },
      'order',
    ],
    [
      'nor is a weight that was regained',
      { ...everything, appointments: [], step: step('regained', 'patient') },
      'order',
    ],
    [
      'the year after a treatment is after an appointment',
      {
        ...everything,
        orders: [],
        step: step('afterwards', 'nobody', '2026-03-05'),
        appointments: [appointment('booked')],
      },
      'appointment',
    ],
    [
      'an appointment in exactly a day is not one of today',
      { ...everything, appointments: [appointment('booked', '2026-03-03T10:00:00Z')] },
      'order',
    ],
    [
      'that a pen is ordered is said by its order, where that waits for the patient',
      {
        ...everything,
        step: step('ordered', 'us'),
        orders: [order('approved', { state: 'checked', toConfirm: ['x'] })],
        appointments: [],
      },
      'order',
    ],
    [
      'an appointment of another day is after our turn',
      { ...everything, step: null, appointments: [appointment('booked')], orders: [order('awaiting review', {})] },
      'order',
    ],
    [
      'our turn is before what is nobody’s',
      {
        ...everything,
        step: step('afterwards', 'nobody', '2026-03-01'),
        orders: [order('awaiting review', { promise: due('decision', '2026-03-30T10:00:00Z') })],
        appointments: [appointment('booked', '2026-03-04T10:00:00Z')],
      },
      'order',
    ],
    [
      'what has no day is after what has one',
      { ...everything, appointments: [], step: step('check-in', 'patient') },
      'order',
    ],
    [
      'whichever of them comes first in the list',
      {
        ...everything,
        appointments: [appointment('held', '2026-03-20T10:00:00Z', '2026-03-05T10:00:00Z')],
        step: null,
        orders: [order('awaiting payment')],
      },
      'appointment',
    ],
    [
      'a pause is last',
      { ...everything, step: step('paused', 'nobody'), orders: [], appointments: [appointment('booked')] },
      'appointment',
    ],
  ] as const)('%s', (_, given, is) => {
    expect(nextOfAll(given)?.is).toBe(is)
  })
  it('without anything open there is no next action', () => expect(nextOfAll(nothing)).toBeNull())

  const ours = order('awaiting review', { state: 'ready' }, 'ours')
  const theirs = order('awaiting payment', null, 'theirs')
  const onItsWay = order('approved', { state: 'dispatched' }, 'on its way')
  it.each([
    ['the patient’s, if anything waits for them', [onItsWay, ours, theirs], 'patient'],
    ['ours, if nothing waits for the patient', [onItsWay, ours], 'us'],
    ['nobody’s, while all is on its way', [onItsWay], 'nobody'],
    ['nobody’s, where there is nothing', [], 'nobody'],
  ] as const)('it is %s', (_, orders, turn) => {
    expect(whoseTurn({ ...nothing, orders }).turn).toBe(turn)
  })
})

describe('U-6 of an order and its tasks', () => {
  const waitsFor = (state: 'waiting_for_evidence' | 'ready', ...tasks: Parameters<typeof turnOfOrder>[1] & object) =>
    turnOfOrder(order('awaiting review', { state }), tasks)?.waitsFor
  const task = (
    gate: 'identity' | 'measurements' | 'previous_supply' | 'two_way_contact',
    state: 'to_do' | 'booked' | 'sent' | 'done' | 'again',
  ) => ({ gate, state })

  it.each([
    ['something is to be done', [task('identity', 'to_do'), task('measurements', 'booked')], 'evidence'],
    ['something is asked for again', [task('identity', 'again')], 'evidence'],
    [
      'something is to be done beside a reply',
      [task('two_way_contact', 'to_do'), task('identity', 'to_do')],
      'evidence',
    ],
    ['only a time is waited for', [task('identity', 'done'), task('measurements', 'booked')], 'weigh-in'],
    ['all is sent', [task('identity', 'sent'), task('measurements', 'done')], 'evidence-check'],
    ['all is done', [task('identity', 'done')], 'evidence-check'],
    [
      'what is left decides only about the dose',
      [task('identity', 'sent'), task('previous_supply', 'to_do')],
      'evidence-check',
    ],
    ['we have written', [task('identity', 'done'), task('two_way_contact', 'to_do')], 'reply'],
  ] as const)('while evidence is awaited and %s', (_, tasks, expected) => {
    expect(waitsFor('waiting_for_evidence', ...tasks)).toBe(expected)
  })

  it('a case that is ready is our turn, unless a task says otherwise', () => {
    expect(waitsFor('ready', task('identity', 'done'), task('previous_supply', 'to_do'))).toBe('review')
    expect(waitsFor('ready', task('two_way_contact', 'to_do'))).toBe('reply')
    expect(waitsFor('ready', task('measurements', 'again'))).toBe('evidence')
  })

  it('the tasks of one order do not affect another', () => {
    const two = [order('awaiting review', { state: 'ready' }, 'a'), order('awaiting review', { state: 'ready' }, 'b')]
    const { orders } = whoseTurn({ ...nothing, orders: two, tasks: { order: 'b', tasks: [task('identity', 'to_do')] } })
    expect([orders.get('a')?.waitsFor, orders.get('b')?.waitsFor]).toEqual(['review', 'evidence'])
  })

  it('a reply that is due is one of the tasks, once', () => {
    const asked = (gate: (typeof gateNames)[number]) => ({ gate, state: 'to_do' as const })
    const reply = turnOfOrder(order('awaiting review', { state: 'waiting_for_patient' }), null)
    type Listed = { gate: (typeof gateNames)[number]; state: 'to_do' | 'done' }
    const listed = (...tasks: Listed[]) => tasksInTurn(tasks, reply, asked).map(({ gate, state }) => `${gate} ${state}`)
    expect(listed({ gate: 'gp', state: 'done' })).toEqual(['gp done', 'two_way_contact to_do'])
    expect(listed({ gate: 'two_way_contact', state: 'done' })).toEqual(['two_way_contact to_do'])
    expect(listed({ gate: 'two_way_contact', state: 'to_do' })).toEqual(['two_way_contact to_do'])
    expect(listed({ gate: 'gp', state: 'done' }, { gate: 'two_way_contact', state: 'done' })).toEqual([
      'gp done',
      'two_way_contact to_do',
    ])
    const tasks: Listed[] = [{ gate: 'gp', state: 'done' }]
    const inReview = turnOfOrder(order('awaiting review', { state: 'ready' }), null)
    for (const noReply of [inReview, null]) expect(tasksInTurn(tasks, noReply, asked)).toEqual(tasks)
  })

  it('an ordered pen has the turn of its order', () => {
    const ordered = step('ordered', 'us')
    const turnWith = (care: Parameters<typeof order>[1]) =>
      whoseTurn({ ...nothing, step: ordered, orders: [order('approved', care)] }).step?.turn
    expect(turnWith({ state: 'checked' })).toBe('us')
    expect(turnWith({ state: 'checked', toConfirm: ['x'] })).toBe('patient')
    expect(turnWith({ state: 'dispatched' })).toBe('nobody')
    expect(turnWith(null)).toBe('us')
    const two = [order('approved', { state: 'dispatched' }, 'before'), order('approved', { state: 'checked' }, 'next')]
    expect(whoseTurn({ ...nothing, step: ordered, orders: two }).step).toEqual(ordered)
  })

  it('every wait has an owner or none, and each open case has one', () => {
    expect(orderWaits).toContain('confirmation')
    for (const state of caseStates) {
      const found = turnOfOrder(order('approved', { state }), null)
      if (found) expect(['patient', 'us', 'nobody']).toContain(found.turn)
    }
  })
})
