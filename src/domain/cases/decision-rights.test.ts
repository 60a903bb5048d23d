import { expect, it } from 'vitest'
import { beginsWithMoney, decisionNeeds, nextCaseNeeds } from './decision-rights.ts'

it('whoever is given the next case of a list may make the decision that it waits for', () => {
  expect(nextCaseNeeds).toEqual({
    ready: decisionNeeds.approve,
    signature: decisionNeeds.sign,
    approved: decisionNeeds.check,
  })
  expect(decisionNeeds.decline).toBe(decisionNeeds.approve)
  expect(decisionNeeds.return).toBe(decisionNeeds.check)
})

it('a prescriber’s decision is not made by those who only work on cases, nor by the pharmacist who checks it', () => {
  expect(new Set([decisionNeeds.approve, decisionNeeds.ask, decisionNeeds.check]).size).toBe(3)
})

it('money is given back by a decline and taken by a check, and no other decision begins with the card provider', () => {
  const begins = Object.keys(decisionNeeds).filter((decision) => beginsWithMoney.has(decision))
  expect(begins).toEqual(['decline', 'check'])
})
