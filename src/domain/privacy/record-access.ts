/** The part of a record that was opened. */
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
  'incident',
] as const

export type AccessedPart = (typeof accessedParts)[number]

/** The purpose of the access. */
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
  'incident',
  'interface',
] as const

export type AccessReason = (typeof accessReasons)[number]

/** An operator who ran a command on the server, rather than staff. The command records who it was. */
export const operationsId = '00000000-0000-0000-0000-000000000000'
