import { expect, it } from 'vitest'
import { policies } from './policy.ts'
import { currentPolicyWords, policyWordsOf } from './policy-words.ts'

it('PO-01 every version of the policy has words of its own, with its own figures', () => {
  for (const { version, fullRefundDays, partRefundHours, missedAfterMinutes } of policies) {
    const { consent, refunds, didNotJoin } = policyWordsOf(version)
    const [full, part, none] = refunds.map(([notice]) => notice)
    expect(full).toContain(`${fullRefundDays} days`)
    expect(part).toContain(`${fullRefundDays} days`)
    expect(none).toContain(`${partRefundHours} hours`)
    expect(didNotJoin).toContain(`${missedAfterMinutes} minutes`)
    expect(consent.usual.wording).toContain(`${fullRefundDays} days’ notice or more`)
  }
  expect(() => policyWordsOf(0)).toThrow('There is no booking policy of version 0.')
})

/** Patients agreed to the words of version 1, so they never change. Changed words need a new version. */
it('PO-01 version 1 keeps its wording', () => {
  const { consent, refunds, inShort, partOnly, nothing, cancelledLate, movedLate, didNotJoin } = policyWordsOf(1)
  expect(consent.usual).toEqual({
    version: 5,
    wording:
      'I agree to the cancellation policy: a full refund with 7 days’ notice or more, half with 2 to 7 days, and nothing under 48 hours or if I have not joined within 15 minutes. I can move this one once. I can cancel one appointment of each type: if I have already cancelled one, I cannot cancel this one.',
  })
  expect(consent.usedUp).toEqual({
    version: 4,
    wording:
      'I agree to the cancellation policy. I have already cancelled an appointment of this type, and that is allowed only once, so I cannot cancel this one. If I do not attend, or have not joined within 15 minutes, I get nothing back. I can move it once, at any time before it starts.',
  })
  expect(refunds).toEqual([
    ['7 days or more', 'Nothing', 'A full refund'],
    ['2-7 days', 'A 50% fee', 'Half of what you paid'],
    ['Under 48 hours', 'The full fee', 'Nothing. It counts as a DNA'],
  ])
  expect(inShort).toBe(
    'For appointments, rescheduling is allowed at most once per care episode, and one cancellation per appointment type. You get a full refund with 7 or more days’ notice and pay a 50% fee with 2-7 days. Cancelling under 48 hours counts as a DNA (did not attend), and so does not joining within 15 minutes: then you pay the full fee.',
  )
  expect(partOnly('£425.00', '£425.00')).toBe(
    'You will get £425.00 back. We keep £425.00, because there are fewer than 7 days left.',
  )
  expect(nothing('£0.00')).toBe(
    'You will get £0.00 back, because there are fewer than 48 hours left. It is recorded as a DNA (did not attend).',
  )
  expect(cancelledLate).toMatch(/^It was cancelled less than 48 hours before the start,/)
  expect(movedLate).toMatch(/^You moved it less than 48 hours before its original time,/)
  expect(didNotJoin).toMatch(/^You had not joined 15 minutes after the start,/)
  expect(currentPolicyWords.consent.usual.version).toBe(5)
})
