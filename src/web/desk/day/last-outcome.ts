import { undoSeconds } from '#domain/cases/undo.ts'

/** By this browser's clock, whatever the server's says: both count the same half minute. */
const ends = new Map<string, number>()

export const saidNow = (outcomeId: string): void => void ends.set(outcomeId, Date.now() + undoSeconds * 1_000)

/** Until when one's own word can be taken back. */
export const undoableUntil = (outcomeId: string, finalAt: string): number => ends.get(outcomeId) ?? Date.parse(finalAt)
