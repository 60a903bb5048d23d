import { brand } from '../brand.ts'
import type { PolicyWords } from '../site/policies/booking-policy.ts'

export interface Consent {
  /** Raised whenever the wording changes; both are kept with every answer. */
  readonly version: number
  readonly wording: string
  readonly isMarketing: boolean
}

/**
 * Those a person agrees to before they pay, by the keys in which they travel. The last is to the policy: for someone
 * whose cancellation is used up it has other words, because nobody agrees to a refund that there is not.
 */
const apartFromThePolicy = {
  t1: {
    version: 1,
    isMarketing: true,
    wording: `${brand.name} may send me news and offers by text message. I can stop this at any time.`,
  },
  t2: {
    version: 2,
    isMarketing: true,
    wording: `${brand.name} may send me news and offers by email. I can stop this at any time.`,
  },
  t3: {
    version: 1,
    isMarketing: false,
    wording: 'I will be in the UK or the Channel Islands at the time of my appointment.',
  },
  t4: {
    version: 1,
    isMarketing: false,
    wording:
      'I will fill in the questionnaires that I am sent before my appointment, so that my clinician can prepare.',
  },
  t5: {
    version: 1,
    isMarketing: false,
    wording:
      'I am not in a psychiatric emergency. If that changes, I will call 999, or NHS 111 and choose option 2, and not wait for my appointment.',
  },
  t6: {
    version: 1,
    isMarketing: false,
    wording: 'I am not under the care of a community mental health team.',
  },
  t7: {
    version: 1,
    isMarketing: false,
    wording: `I understand that ${brand.name} is not an emergency service and cannot help at once or outside appointments.`,
  },
} as const satisfies Readonly<Record<string, Consent>>

export type ConsentKey = keyof typeof apartFromThePolicy | 't8'

export const bookingConsents = (
  { consent }: PolicyWords,
  { canCancel }: { readonly canCancel: boolean },
): Readonly<Record<ConsentKey, Consent>> => ({
  ...apartFromThePolicy,
  t8: { ...(canCancel ? consent.usual : consent.usedUp), isMarketing: false },
})
