/** What was looked at of a person. */
export const accessedParts = [
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

export type AccessedPart = (typeof accessedParts)[number]

/** What for. */
export const accessReasons = [
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

export type AccessReason = (typeof accessReasons)[number]

/** Whoever ran a command on the server: nobody of the staff. Who it was is written down with the command. */
export const operationsId = '00000000-0000-0000-0000-000000000000'
