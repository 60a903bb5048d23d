import type { CallBody } from '#contract/calls.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isCompanionOpen } from '#domain/companion/companion.ts'
import { retention } from '#domain/privacy/retention.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import type { Companion } from './use-companion.ts'

/** A change as it is sent. Without a connection it waits here. */
export type WaitingChange = CallBody<'save_companion_week'>

/** Changes that cannot be read, after a release or a manual change of the storage, are dropped. */
export function waitingChanges(): WaitingChange[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem('companion_waiting') ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.week === 'string' && typeof one.at === 'string') : []
  } catch {
    return []
  }
}

function keep(changes: readonly WaitingChange[]) {
  if (changes.length === 0) deviceStorage.removeItem('companion_waiting')
  else deviceStorage.setItem('companion_waiting', JSON.stringify(changes))
}

const isOfSamePart = (a: WaitingChange, b: WaitingChange) =>
  a.week === b.week && a.whose === b.whose && (a.note === undefined) === (b.note === undefined)

/** The newest change of a week's plan, or of its note, is the only one that counts. */
export const addWaiting = (change: WaitingChange) =>
  keep([...waitingChanges().filter((one) => !isOfSamePart(one, change)), change])

/** Found by its time, because a newer one of the same week may have been added since. */
export const removeWaiting = ({ at }: WaitingChange) => keep(waitingChanges().filter((one) => one.at !== at))

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

export const isCopyWished = (whose: string): boolean => {
  const found = kept()
  return found?.whose === whose && found.copy !== null
}

/** Nothing is kept after signing out, and no copy unless they asked for one: the device may be shared. */
export function storeCompanion(companion: Companion, now: number, wish?: boolean): void {
  if (deviceStorage.getItem('signed_in') === null) return
  const { whose, from, until, appointmentId } = companion
  const isWished = wish ?? isCopyWished(whose)
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
