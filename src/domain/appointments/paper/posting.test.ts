import { describe, expect, it } from 'vitest'
import { mayBeChosen, mayBeHandedOver, mayBeReplaced, mayBeWithdrawn, postStage, postStages } from './posting.ts'

const paid = { state: 'paid', isAuthorised: true, amountPence: 1_000, refundedPence: 0 } as const
const unpaid = { ...paid, state: 'awaiting payment', isAuthorised: false } as const
const paper = { isWithdrawn: false, isPosted: false, isHandedOver: false, validity: 'in time', order: null } as const

describe('PO-04 a paper prescription', () => {
  it.each([
    ['nobody has asked for it', {}, 'offered'],
    ['chosen', { order: unpaid }, 'to pay'],
    ['the card is being charged', { order: { ...unpaid, isAuthorised: true } }, 'paying'],
    ['paid', { order: paid }, 'to post'],
    ['paid, and a part went back by a person’s word', { order: { ...paid, refundedPence: 999 } }, 'to post'],
    ['all of it goes back, and has not arrived', { order: { ...paid, refundedPence: 1_000 } }, 'offered'],
    ['all of it has gone back', { order: { ...paid, state: 'refunded', refundedPence: 1_000 } }, 'offered'],
    ['nobody paid in time', { order: { ...unpaid, state: 'expired' } }, 'offered'],
    ['it has left', { order: paid, isPosted: true }, 'posted'],
    [
      'it has left, and the money was given back later',
      { order: { ...paid, state: 'refunded' }, isPosted: true },
      'posted',
    ],
    ['taken back unpaid', { isWithdrawn: true }, 'withdrawn'],
    ['taken back although paid', { order: paid, isWithdrawn: true }, 'withdrawn'],
    ['C-22 paid and too late to post', { order: paid, validity: 'too late' }, 'too late'],
    ['C-22 void', { validity: 'void' }, 'void'],
    ['C-22 void while a card is charged', { order: { ...unpaid, isAuthorised: true }, validity: 'void' }, 'paying'],
    ['C-22 posted in time, whatever the day is now', { order: paid, isPosted: true, validity: 'void' }, 'posted'],
    ['C-22 handed over', { isHandedOver: true, validity: 'void' }, 'handed over'],
  ] as const)('PO-04 %s', (_, change, stage) => {
    expect(postStage({ ...paper, ...change })).toBe(stage)
  })

  it('PO-04 the patient chooses posting before paying and can take that back until it is posted, but not while a card is charged', () => {
    expect(postStages.filter(mayBeChosen)).toEqual(['offered', 'to pay'])
    expect(postStages.filter(mayBeHandedOver)).toEqual(['offered', 'to pay', 'too late'])
    expect(postStages.filter((stage) => mayBeReplaced(stage, 'in time'))).toEqual(['too late', 'void'])
    expect(postStages.filter((stage) => mayBeReplaced(stage, 'void'))).toEqual([
      'posted',
      'handed over',
      'too late',
      'void',
    ])
    expect(postStages.filter(mayBeWithdrawn)).toEqual(['offered', 'to pay', 'to post', 'too late', 'void'])
  })
})
