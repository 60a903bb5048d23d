import { describe, expect, test } from 'vitest'
import type { OrderState } from '#domain/orders/order-states.ts'
import { timelineOf, wasAuthorised } from './timeline.ts'

const placedAt = '2026-03-02T09:00:00.000Z'

function order(...states: OrderState[]) {
  const events = states.map((state, hour) => ({ state, at: `2026-03-02T1${hour}:00:00.000Z` }))
  return { state: states.at(-1) ?? 'draft', placedAt, events }
}

const told = (...states: OrderState[]) =>
  timelineOf(order(...states), null).map(({ words, mark }) => `${mark}: ${words}`)

describe('R-17 R-19 the story of an order in plain words', () => {
  test('before and while it is paid for', () => {
    const waiting = ['done: Order placed', 'now: Payment to be authorised', 'ahead: A decision, within 7 days']
    expect(told('draft')).toEqual(waiting)
    expect(told('draft', 'awaiting payment')).toEqual(waiting)
  })

  test('while a clinician reviews it', () => {
    expect(told('draft', 'awaiting payment', 'awaiting review')).toEqual([
      'done: Order placed',
      'done: Payment authorised, not taken',
      'now: A clinician is reviewing your answers',
      'ahead: A decision, within 7 days',
    ])
  })

  test.each([
    ['approved', 'bloom: Approved and paid'],
    ['declined', 'fallen: Declined: nothing was taken'],
    ['expired', 'fallen: Expired: the authorisation was released'],
  ] as const)('once it is %s', (state, end) => {
    expect(told('draft', 'awaiting payment', 'awaiting review', state)).toEqual([
      'done: Order placed',
      'done: Payment authorised, not taken',
      end,
    ])
  })

  test('once the money went back', () => {
    expect(told('draft', 'awaiting payment', 'awaiting review', 'approved', 'refunded').slice(2)).toEqual([
      'done: Approved and paid',
      'fallen: Refunded',
    ])
  })

  test('if nobody ever paid', () => {
    expect(told('draft', 'awaiting payment', 'expired')).toEqual([
      'done: Order placed',
      'fallen: Closed: nothing was paid',
    ])
  })

  test('everything that happened has its time, and nothing else has', () => {
    const moments = timelineOf(order('draft', 'awaiting payment', 'awaiting review'), null)
    expect(moments.map(({ at }) => at)).toEqual([placedAt, '2026-03-02T12:00:00.000Z', undefined, undefined])
  })
})

describe('R-19 a receipt', () => {
  test.each([
    [['draft'], false],
    [['draft', 'awaiting payment'], false],
    [['draft', 'awaiting payment', 'expired'], false],
    [['draft', 'awaiting payment', 'awaiting review'], true],
    [['draft', 'awaiting payment', 'awaiting review', 'expired'], true],
    [['draft', 'awaiting payment', 'awaiting review', 'declined'], true],
    [['draft', 'awaiting payment', 'awaiting review', 'approved'], true],
    [['draft', 'awaiting payment', 'awaiting review', 'approved', 'refunded'], true],
  ] as const)('exists after %j: %s', (states, has) => {
    expect(wasAuthorised(order(...states))).toBe(has)
  })
})
