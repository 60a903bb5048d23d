import { describe, expect, it } from 'vitest'
import { signInVerdict } from './sign-in-rule.ts'

describe('B-8 R-12 who may try a password', () => {
  it.each([
    // network, here, account (including this attempt)
    [1, 1, 1, 'go on'],
    [3, 3, 3, 'go on'],
    [4, 4, 4, 'prove a person'],
    [10, 10, 10, 'prove a person'],
    [11, 11, 11, 'wait'],
    // Strangers elsewhere have failed often: the owner is asked for a proof, and can sign in.
    [1, 1, 4, 'prove a person'],
    [1, 1, 100, 'prove a person'],
    [3, 3, 101, 'prove a person'],
    [4, 4, 101, 'wait'],
    [1, 1, 1_001, 'prove a person'],
    [2, 2, 1_001, 'wait'],
    [1, 1, 1_000_000, 'prove a person'],
    // One network trying many accounts.
    [100, 1, 1, 'go on'],
    [101, 1, 1, 'wait'],
  ] as const)('%i from the network, %i here, %i at the account: %s', (network, here, account, verdict) =>
    expect(signInVerdict({ network, here, account })).toBe(verdict),
  )

  it('a first attempt from a new network never has to wait, whatever strangers have done', () => {
    for (let account = 1; account < 5_000; account += 7) {
      expect(signInVerdict({ network: 1, here: 1, account })).not.toBe('wait')
    }
  })
})
