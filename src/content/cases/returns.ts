/** What sends an approved case back to the prescriber. */
export const heldWords = {
  event: 'held: new finding since the approval',
  unread: 'The answers cannot be read, so supply is held. Tell the clinical lead.',
  refused: (says: readonly string[]) =>
    `Held and returned to the prescriber, because of a new finding since the approval. ${says.join(' ')}`,
} as const

/** Above a case that is back with the prescriber. */
export const returnedBanner = {
  pharmacist: (name: string, when: string) => `Returned by pharmacist: ${name}, ${when}`,
  rules: (step: string, when: string) => `Held ${step}, ${when}: new finding since the approval`,
  steps: {
    approval: 'before the approval took effect',
    signature: 'at the second signature',
    check: 'at the pharmacist’s check',
    dispatch: 'before dispatch',
  },
  mark: 'Returned to prescriber',
  nothingSent: 'Nothing was sent. The patient knows that their order is being reviewed again.',
} as const

/** Above a case that was decided before, and is open again because its parcel did not arrive fit to use. */
export const replacementBanner = {
  mark: 'Parcel to be replaced',
  requested: (because: string, name: string, when: string) => `Replacement requested: ${because}. ${name}, ${when}`,
  because: {
    lost: 'the parcel was lost in the post',
    returned: 'the parcel was returned to sender',
    discarded: 'the pharmacist had the pen discarded',
    recalled: 'the batch of the pen is being recalled',
  },
  arrived: (medicine: string, dose: string, day: string) =>
    `The patient had this pen: ${medicine} ${dose}, sent on ${day}. It does not count as a supply.`,
  taken: (doses: readonly string[]) => `Doses logged by the patient since then: ${doses.join(', ')}.`,
  noneTaken: 'The patient has logged no dose since then. Ask whether they used it.',
} as const

export const discussionWords = {
  tab: 'Pharmacy',
  none: 'No messages between pharmacist and prescriber yet.',
  label: 'Message to the pharmacist or prescriber',
  hint: 'Not shown to the patient in their account, but part of their record.',
  add: 'Send',
  empty: 'Write a message first.',
  new: 'new',
  mark: 'New message',
} as const
