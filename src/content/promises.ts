/** What we promise a patient to do by a stated time. */
export const promiseNames = [
  'decision',
  'release',
  'check',
  'packing',
  'parcel',
  'parcel-problem',
  'answer',
  'review',
  'call',
  'follow-up',
  'copy',
  'erasure',
  'restriction',
] as const

export type PromiseName = (typeof promiseNames)[number]

/** What we say once a promised time has passed: sorry first, then what was promised, then the new time. */
export const lateWords = {
  title: 'We’re sorry, this is late',
  missed: {
    decision: (by) => `We said a clinician would decide by ${by}.`,
    release: (by) => `We said a clinician would decide by ${by}.`,
    check: (by) => `We said a pharmacist would check your prescription by ${by}.`,
    packing: (by) => `We said your parcel would leave us by ${by}.`,
    parcel: (by) => `Your parcel should have been with you by ${by}.`,
    'parcel-problem': (by) => `We said we’d get in touch about your parcel by ${by}.`,
    answer: (by) => `We said you’d have an answer by ${by}.`,
    review: (by) => `We said you’d hear from us about your check-in by ${by}.`,
    call: (by) =>
      `If you need help now, don’t wait for us: call 999 in an emergency, or 111 or your GP for urgent help. We said a clinician would call you by ${by}.`,
    'follow-up': (by) =>
      `We agreed that you’d have a follow-up appointment by ${by}, and we haven’t reserved a time for you yet.`,
    copy: (by) => `We said your copy would be ready by ${by}.`,
    erasure: (by) => `We said we’d erase your data by ${by}.`,
    restriction: (by) => `We said we’d answer your request by ${by}.`,
  },
  next: {
    decision: (by) => `You’ll have a decision by ${by}.`,
    release: (by) => `You won’t pay anything: the hold on your card will be released by ${by}.`,
    check: (by) => `It’ll be checked by ${by}.`,
    packing: (by) => `It’ll leave us by ${by}.`,
    parcel: (by) => `You’ll hear from us by ${by}.`,
    'parcel-problem': (by) => `You’ll hear from us by ${by}.`,
    answer: (by) => `You’ll have one by ${by}.`,
    review: (by) => `You’ll hear from us by ${by}.`,
    call: (by) => `If we haven’t spoken yet, we’ll call by ${by}.`,
    'follow-up': (by) => `You’ll hear from us by ${by}.`,
    copy: (by) => `It’ll be ready by ${by}.`,
    erasure: (by) => `You’ll hear from us about it by ${by}.`,
    restriction: (by) => `You’ll hear from us about it by ${by}.`,
  },
  /** No third time is promised: by then a conversation helps more. */
  missedAgain: (by: string) =>
    `We then said ${by}, and missed that too. Please get in touch, so that we can put it right.`,
  ask: {
    message: 'Message us',
    call: (number: string) => `Call ${number}`,
  },
  /** 14:30 today; 11:00 on Tuesday 17 November; the end of today; Tuesday 17 November. */
  at: (time: string, day: string | null) => (day === null ? `${time} today` : `${time} on ${day}`),
  on: (day: string | null) => day ?? 'the end of today',
} as const satisfies {
  readonly missed: Readonly<Record<PromiseName, (by: string) => string>>
  readonly next: Readonly<Record<PromiseName, (by: string) => string>>
  readonly [other: string]: unknown
}
