import { expect, it } from 'vitest'
import { orderStates } from './order-states.ts'
import { isPaid, isPayable } from './payment-state.ts'

it.each([
  ['draft', 'payable'],
  ['awaiting payment', 'payable'],
  ['awaiting review', 'paid'],
  ['approved', 'paid'],
  ['paid', 'paid'],
  ['declined', 'closed'],
  ['expired', 'closed'],
  ['refunded', 'paid'],
] as const)('R-17 an order that is %s is %s', (state, standing) => {
  expect([isPayable(state), isPaid(state)]).toEqual([standing === 'payable', standing === 'paid'])
})

it('no state is both payable and paid', () => {
  expect(orderStates.filter((state) => isPayable(state) && isPaid(state))).toEqual([])
})
