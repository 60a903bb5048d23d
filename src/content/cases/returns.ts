/** What sends an approved case back to the prescriber. */
export const heldWords = {
  event: 'held: something new since the approval',
  unread: 'The answers cannot be read, so this cannot go on. Tell the clinical lead.',
  refused: (says: readonly string[]) =>
    `Held: something is new since the approval, so this went back to the prescriber. ${says.join(' ')}`,
} as const

/** Above a case that is back with the prescriber. */
export const returnedBanner = {
  pharmacist: (name: string, when: string) => `Returned by the pharmacist: ${name}, ${when}`,
  rules: (step: string, when: string) => `Held ${step}, ${when}: new since the approval`,
  steps: {
    approval: 'before the approval took effect',
    signature: 'at the second signature',
    check: 'at the pharmacist’s check',
    dispatch: 'before dispatch',
  },
  mark: 'Returned',
  nothingSent: 'Nothing was sent. The patient has been told that it is being reviewed again.',
} as const

export const discussionWords = {
  tab: 'Pharmacy',
  none: 'No messages between pharmacist and prescriber yet.',
  label: 'Message to the pharmacist or prescriber',
  hint: 'Patients do not see it here; it is part of their record.',
  add: 'Send',
  new: 'new',
  mark: 'New message',
} as const
