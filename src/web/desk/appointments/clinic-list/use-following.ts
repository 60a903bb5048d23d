import { useState } from 'react'
import type { Read } from '#web/browser/use-read.ts'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'
import type { ShownAppointment } from './shown-appointment.ts'

/** What one does oneself is told to everybody as well, a moment later. */
const ownEchoMs = 3_000

/**
 * Whether the appointment has changed since it was read. It is shown anew by itself only when one's own word about it is
 * carried out: anything else would be another look at the record, and might move what somebody is about to press.
 */
export function useFollowing({ id, pending }: ShownAppointment, { at, refresh }: Read<ShownAppointment>): boolean {
  const [changedAt, setChangedAt] = useState(0)
  useDeskChanges(['appointment'], (ids) => {
    if (!ids?.has(id)) return
    if (pending?.isMine) void refresh()
    else setChangedAt(Date.now())
  })
  return at !== null && changedAt > at + ownEchoMs
}
