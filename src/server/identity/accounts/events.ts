import { eventKind } from '../../platform/events.ts'

/** Asks whether somebody has left something unfinished elsewhere that a new guest session should go on with. */
export const unfinishedAsked = eventKind<{ readonly accountId: string }, boolean>('account.unfinished-asked')

/** What came to an account by an address that nobody had proved does not belong to it any more. */
export const unprovenLeft = eventKind<{ readonly accountId: string }>('account.unproven-left')

/** Asks which of these people have asked to be erased. */
export const erasureAsked = eventKind<{ readonly accountIds: readonly string[] }, readonly string[]>(
  'account.erasure-asked',
)
