/** What was looked at of a person. */
export const lookedAt = [
  'case',
  'appointment',
  'evidence',
  'messages',
  'record',
  'contact details',
  'search result',
  'prescription',
  'letter',
  'access log',
] as const

export type LookedAt = (typeof lookedAt)[number]

/** What for. */
export const lookedWhy = ['case', 'search', 'appointment', 'check', 'dispatch', 'message', 'audit'] as const

export type LookedWhy = (typeof lookedWhy)[number]
