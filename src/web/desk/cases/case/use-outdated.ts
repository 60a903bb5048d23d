import { useState } from 'react'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'

/** The desk hears of its own changes as well, a moment later. */
const ownEchoMs = 3_000

/**
 * Whether the case has changed since it was read. It does not reload by itself: that would be another access to the record,
 * and might move a button that is about to be pressed.
 */
export function useOutdated(id: string, readAt: number | null): boolean {
  const [changedAt, setChangedAt] = useState(0)
  useDeskChanges(['case'], (ids) => {
    if (ids?.has(id)) setChangedAt(Date.now())
  })
  return readAt !== null && changedAt > readAt + ownEchoMs
}
