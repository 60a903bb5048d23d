/** Why something cannot be decided yet, as the prescriber reads it. */
export const blockerWords = {
  notMine: 'Claim the case first.',
  pending: 'This has just been decided, and the decision can still be undone.',
  notIn: (state: string) => `Not while it is ${state.replaceAll('_', ' ')}.`,
  unread: 'Its answers have not been read yet.',
  notYet: (says: string) => `Not yet: ${says}`,
  stop: (says: string) => `Not while this stands: ${says}`,
  tickFirst: (says: string) => `To be looked at first: ${says}`,
  reasonFor: (says: string) => `Write why it is safe to go ahead: ${says}`,
  reason: 'This needs a reason, in your words.',
  awaitsSignature: 'It is approved, and waits for a second signature.',
  noApproval: 'No approval waits for a signature.',
  ownApproval: 'You approved it: another prescriber signs.',
} as const

/** What a case waits for at each gate. */
export const gateBlockers = {
  consents: 'awaiting their consents',
  identity: 'awaiting an identity check',
  measurements: 'awaiting verified weight and height',
  medicines_and_conditions: 'awaiting the medical history form',
  unanswered: 'awaiting the patient’s answer',
  previous_supply: 'awaiting proof of previous supply',
  gp: 'awaiting an answer about their GP',
  two_way_contact: 'needs contact: a call, a video call or a message they have answered',
  diabetes_plan: 'needs a recorded diabetes plan, and who in their team knows',
  live_contact: 'needs a call or video call, recorded by a prescriber',
} as const

export const becauseOf = (gate: string, says: readonly string[]): string =>
  says.length === 0 ? gate : `${gate} (${says.map((one) => one.replace(/\.$/, '')).join('; ')})`
