/** What was looked at of a person. */
export const lookedAt = [
  'case',
  'appointment',
  'evidence',
  'messages',
  'record',
  'contact details',
  'search result',
  'list entry',
  'prescription',
  'letter',
  'access log',
] as const

export type LookedAt = (typeof lookedAt)[number]

/** What for. */
export const lookedWhy = [
  'case',
  'search',
  'appointment',
  'check',
  'dispatch',
  'message',
  'coaching',
  'audit',
  'operations',
] as const

export type LookedWhy = (typeof lookedWhy)[number]

/** Whoever ran a command on the server: nobody of the staff. Who it was is written down with the command. */
export const operationsId = '00000000-0000-0000-0000-000000000000'
