/** Why a case cannot be decided yet, as the prescriber reads it. */
export const blockerWords = {
  notMine: 'Assign the case to yourself first.',
  pending: 'This has just been decided, and the decision can still be undone.',
  notIn: (state: string) => `Not possible while the case is ${state.replaceAll('_', ' ')}.`,
  unread: 'The answers have not been assessed yet.',
  notYet: (says: string) => `Not yet: ${says}`,
  stop: (says: string) => `Do not supply: ${says}`,
  tickFirst: (says: string) => `Review first: ${says}`,
  reasonFor: (says: string) => `Write why it is safe to supply: ${says}`,
  reason: 'Write your clinical rationale.',
  awaitsSignature: 'Approved, and waiting for a second signature.',
  noApproval: 'There is no approval to countersign.',
  ownApproval: 'You approved this. Another prescriber must sign.',
} as const

/** What a case waits for at each gate. */
export const gateBlockers = {
  consents: 'awaiting consents',
  identity: 'awaiting an identity check',
  measurements: 'awaiting verified weight and height',
  medicines_and_conditions: 'awaiting the medical history form',
  unanswered: 'awaiting the patient’s answer',
  previous_supply: 'awaiting proof of previous supply',
  gp: 'awaiting GP details',
  two_way_contact: 'needs contact: a call, a video call or a message they have answered',
  diabetes_plan: 'needs a recorded diabetes plan, and the name of who was informed in the diabetes team',
  live_contact: 'needs a call or video call, recorded by a prescriber',
} as const

export const becauseOf = (gate: string, says: readonly string[]): string =>
  says.length === 0 ? gate : `${gate} (${says.map((one) => one.replace(/\.$/, '')).join('; ')})`
