import type { CallBody } from '#contract/calls.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isCompanionOpen } from '#domain/companion/companion.ts'
import { retention } from '#domain/privacy/retention.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { waitingEntries } from '#web/browser/waiting-entries.ts'
import type { Companion } from './use-companion.ts'

/** A change as it is sent. Without a connection it waits here. */
export type WaitingChange = CallBody<'save_companion_week'>

const changes = waitingEntries<WaitingChange>('companion_waiting', ({ week }) => typeof week === 'string')

export const waitingChanges = changes.all
export const removeWaiting = changes.remove

const isOfSamePart = (a: WaitingChange, b: WaitingChange) =>
  a.week === b.week && a.whose === b.whose && (a.note === undefined) === (b.note === undefined)

/** The newest change of a week's plan, or of its note, is the only one that counts. */
export function addWaiting(change: WaitingChange): void {
  for (const one of changes.all()) if (isOfSamePart(one, change)) changes.remove(one)
  changes.add(change)
}

interface Kept {
  readonly whose: string
  readonly from: string
  readonly until: string
  readonly appointmentId: string
  /** Null: no copy was asked for. */
  readonly copy: { readonly at: string; readonly companion: Companion } | null
}

function kept(): Kept | null {
  try {
    const found = JSON.parse(deviceStorage.getItem('companion_kept') ?? 'null')
    return typeof found?.whose === 'string' && typeof found.from === 'string' ? found : null
  } catch {
    return null
  }
}

/** The wish outlasts a session that ends: whoever had it signs in again, and the copy is made anew. */
export function isCopyWished(whose: string): boolean {
  if (deviceStorage.getItem('companion_keep') === whose) return true
  // Of earlier releases the copy alone said so.
  const found = kept()
  return found?.whose === whose && found.copy !== null
}

/** Nothing is kept after signing out, and no copy unless they asked for one: the device may be shared. */
export function storeCompanion(companion: Companion, now: number, wish?: boolean): void {
  if (deviceStorage.getItem('signed_in') === null) return
  const { whose, from, until, appointmentId } = companion
  const isWished = wish ?? isCopyWished(whose)
  if (isWished) deviceStorage.setItem('companion_keep', whose)
  else if (wish === false) deviceStorage.removeItem('companion_keep')
  const copy = isWished ? { at: new Date(now).toISOString(), companion } : null
  deviceStorage.setItem('companion_kept', JSON.stringify({ whose, from, until, appointmentId, copy } satisfies Kept))
}

/** What can be shown and written offline. Null: this page has not been opened since the last sign-in. */
export function storedCompanion(now: number): { companion: Companion; keptAt: string | null } | null {
  const found = kept()
  if (!found) return null
  const { whose, from, until, appointmentId, copy } = found
  const today = londonTimeAt(now).date
  const isOpen = isCompanionOpen(found, today)
  if (copy && now - Date.parse(copy.at) <= retention.progressCopyDays * dayMs && Array.isArray(copy.companion?.weeks))
    return { companion: { ...copy.companion, today, isOpen }, keptAt: copy.at }
  const nothing = { weeks: [], reminders: { plan: false, note: false }, sharedSince: null, read: [] }
  return { companion: { today, whose, appointmentId, from, until, isOpen, ...nothing }, keptAt: null }
}
