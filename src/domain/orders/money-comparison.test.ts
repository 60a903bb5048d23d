import { describe, expect, it } from 'vitest'
import { compareMoney, type OurMoney, type ProvidersMoney } from './money-comparison.ts'

const ours = (given: Partial<OurMoney> = {}): OurMoney => ({
  state: 'awaiting review',
  amountPence: 125_00,
  refundedPence: 0,
  owedPence: 0,
  isUnderWay: false,
  ...given,
})
const theirs = (given: Partial<ProvidersMoney> = {}): ProvidersMoney => ({
  isHeld: false,
  isCancelled: false,
  capturedPence: 0,
  refundedPence: 0,
  dispute: 'none',
  ...given,
})
const held = theirs({ isHeld: true })
const cancelled = theirs({ isCancelled: true })
const taken = theirs({ capturedPence: 125_00 })
const difference = (what: string, expectedPence: number, foundPence: number) => ({
  is: 'difference',
  what,
  expectedPence,
  foundPence,
})

describe('books that agree', () => {
  it.each([
    ['held for a review', ours(), held],
    ['taken on approval', ours({ state: 'approved' }), taken],
    ['taken at once', ours({ state: 'paid' }), taken],
    ['let go when declined', ours({ state: 'declined' }), cancelled],
    ['let go when expired', ours({ state: 'expired' }), cancelled],
    [
      'taken by hand and back, of an order that ended',
      ours({ state: 'declined' }),
      theirs({ capturedPence: 5, refundedPence: 5 }),
    ],
    ['given back in part', ours({ state: 'approved', refundedPence: 5_00 }), { ...taken, refundedPence: 5_00 }],
    ['given back whole', ours({ state: 'refunded', refundedPence: 125_00 }), { ...taken, refundedPence: 125_00 }],
    ['a refund of ours on its way', ours({ state: 'paid', owedPence: 5_00 }), { ...taken, refundedPence: 5_00 }],
    ['a refund that is owed and not taken', ours({ state: 'paid', owedPence: 5_00 }), taken],
    ['nobody has paid yet', ours({ state: 'awaiting payment' }), taken],
    ['nothing was ever to be paid', ours({ state: 'draft' }), theirs()],
    ['a dispute that was won', ours({ state: 'approved' }), { ...taken, dispute: 'won' as const }],
    ['our own decision being carried out', ours({ isUnderWay: true }), taken],
  ])('%s', (_, our, their) => {
    expect(compareMoney(our, their)).toEqual([])
  })
})

describe('changes made in the provider’s dashboard', () => {
  it('a released authorisation, or a captured and refunded payment, ends the order', () => {
    expect(compareMoney(ours(), cancelled)).toEqual([{ is: 'released there' }])
    expect(compareMoney(ours(), { ...taken, refundedPence: 125_00 })).toEqual([{ is: 'released there' }])
  })

  it('a refund is recorded, as far as it exceeds what we know and owe', () => {
    const state = 'approved'
    expect(compareMoney(ours({ state }), { ...taken, refundedPence: 30_00 })).toEqual([
      { is: 'refunded there', pence: 30_00 },
    ])
    const known = ours({ state, refundedPence: 10_00, owedPence: 5_00 })
    expect(compareMoney(known, { ...taken, refundedPence: 30_00 })).toEqual([{ is: 'refunded there', pence: 15_00 }])
  })
})

describe('differences that staff have to check', () => {
  it.each([
    ['taken without approval', ours(), taken, 0, 125_00],
    ['taken without approval', ours(), { ...taken, refundedPence: 25_00 }, 0, 125_00],
    ['taken without approval', ours(), theirs({ capturedPence: 100_00 }), 0, 100_00],
    ['not taken', ours({ state: 'approved' }), held, 125_00, 0],
    ['not taken', ours({ state: 'paid' }), cancelled, 125_00, 0],
    ['another amount taken', ours({ state: 'approved' }), theirs({ capturedPence: 100_00 }), 125_00, 100_00],
    ['refund came back', ours({ state: 'refunded', refundedPence: 125_00 }), taken, 125_00, 0],
    ['still held', ours({ state: 'expired' }), held, 0, 125_00],
    ['still held', ours({ state: 'declined' }), { ...taken, refundedPence: 25_00 }, 0, 100_00],
  ])('%s', (what, our, their, expected, found) => {
    expect(compareMoney(our, their)).toEqual([difference(what, expected, found)])
  })

  it('a dispute, whatever else is under way', () => {
    const state = 'approved'
    const open = { ...taken, dispute: 'open' as const }
    expect(compareMoney(ours({ state, isUnderWay: true }), open)).toEqual([difference('disputed', 125_00, 0)])
    expect(compareMoney(ours({ state }), { ...taken, dispute: 'lost', refundedPence: 5_00 })).toEqual([
      difference('dispute lost', 125_00, 0),
      { is: 'refunded there', pence: 5_00 },
    ])
  })

  it('a different amount captured, and part of it refunded', () => {
    const state = 'approved'
    expect(compareMoney(ours({ state }), theirs({ capturedPence: 100_00, refundedPence: 1_00 }))).toEqual([
      difference('another amount taken', 125_00, 100_00),
      { is: 'refunded there', pence: 1_00 },
    ])
  })
})
