import { brand } from './brand.ts'

export interface Consent {
  /** Raised whenever the wording changes; both are kept with every answer. */
  readonly version: number
  readonly wording: string
  readonly isMarketing: boolean
}

/** The eight a person agrees to before they pay, by the keys in which they travel. For t8 see below as well. */
export const bookingConsents = {
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
  t8: {
    version: 5,
    isMarketing: false,
    wording:
      'I agree to the cancellation policy: a full refund with 7 days’ notice or more, half with 2 to 7 days, and nothing under 48 hours or if I have not joined within 15 minutes. I can move this one once. I can cancel one appointment of each type: if I have already cancelled one, I cannot cancel this one.',
  },
} as const satisfies Readonly<Record<string, Consent>>

export type ConsentKey = keyof typeof bookingConsents

/** In place of t8, for someone whose one cancellation is used up: nobody agrees to a refund that there is not. */
export const policyWithoutCancellation = {
  version: 4,
  isMarketing: false,
  wording:
    'I agree to the cancellation policy. I have already cancelled an appointment of this type, and that is allowed only once, so I cannot cancel this one. If I do not attend, or have not joined within 15 minutes, I get nothing back. I can move it once, at any time before it starts.',
} as const satisfies Consent
