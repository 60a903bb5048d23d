export const sendingStates = ['in account', 'to check', 'to post', 'posted', 'called off', 'cancelled'] as const

export type SendingState = (typeof sendingStates)[number]

interface Sent {
  readonly how: 'account' | 'post'
  readonly isSent: boolean
  readonly isCalledOff: boolean
  /** For a letter about an approval. Null: it is about something else. */
  readonly prescription: { readonly isCancelled: boolean; readonly isChecked: boolean } | null
}

/**
 * A practice is informed of a prescription once a pharmacist has checked it: one that is returned before that was never
 * supplied.
 */
export function sendingState({ how, isSent, isCalledOff, prescription }: Sent): SendingState {
  if (how === 'post' && isSent) return 'posted'
  if (isCalledOff) return 'called off'
  if (prescription && !prescription.isChecked && prescription.isCancelled) return 'cancelled'
  if (how === 'account') return 'in account'
  return prescription && !prescription.isChecked ? 'to check' : 'to post'
}

/** The status at the desk for staff who post letters. */
export const letterPostLists = ['letters to post', 'letters posted'] as const

export type LetterPostList = (typeof letterPostLists)[number]
