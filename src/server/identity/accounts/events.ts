import { eventKind } from '../../platform/events.ts'

/** Asks whether the patient left anything unfinished elsewhere that a new guest session should resume. */
export const unfinishedAsked = eventKind<{ readonly accountId: string }, boolean>('account.unfinished-asked')

/** Orders and answers that joined an account by an unproven address no longer belong to it. */
export const unprovenLeft = eventKind<{ readonly accountId: string }>('account.unproven-left')

/** Asks which of these patients have asked to be erased. */
export const erasureAsked = eventKind<{ readonly accountIds: readonly string[] }, readonly string[]>(
  'account.erasure-asked',
)
