import { useState } from 'react'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'

/** What one does oneself is told to everybody as well, a moment later. */
const ownEchoMs = 3_000

/**
 * Whether the case has changed since it was read. It is not shown anew by itself: that would be another look at the record,
 * and might move what somebody is about to press.
 */
export function useOutdated(id: string, readAt: number | null): boolean {
  const [changedAt, setChangedAt] = useState(0)
  useDeskChanges(['case'], (ids) => {
    if (ids?.has(id)) setChangedAt(Date.now())
  })
  return readAt !== null && changedAt > readAt + ownEchoMs
}
