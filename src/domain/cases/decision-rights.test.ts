import { expect, it } from 'vitest'
import { beginsWithMoney, decisionNeeds, nextCaseNeeds } from './decision-rights.ts'

it('staff who are given the next case of a list may make the decision it waits for', () => {
  expect(nextCaseNeeds).toEqual({
    ready: decisionNeeds.approve,
    signature: decisionNeeds.sign,
    approved: decisionNeeds.check,
  })
  expect(decisionNeeds.decline).toBe(decisionNeeds.approve)
  expect(decisionNeeds.return).toBe(decisionNeeds.check)
})

it('a prescriber’s decision cannot be made by other case staff, nor by the pharmacist who checks it', () => {
  expect(new Set([decisionNeeds.approve, decisionNeeds.ask, decisionNeeds.check]).size).toBe(3)
})

it('a decline refunds and a check captures; no other decision begins with the card provider', () => {
  const begins = Object.keys(decisionNeeds).filter((decision) => beginsWithMoney.has(decision))
  expect(begins).toEqual(['decline', 'check'])
})
