import { eventKind } from '../../platform/events.ts'

/** An entry that could have left is held back from now on: by a mark, or by its correction as another person’s. */
export const entryHeldBack = eventKind<{ readonly accountId: string }>('clinical-history.entry-held-back')
