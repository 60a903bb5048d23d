import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { isCopyWished } from '../tracking/stored-tracking.ts'
import type { Doses, Log } from './use-dose-log.ts'

/** What can be shown and logged offline. `at`: when the device was last online; null: no copy was asked for. */
interface StoredDoses {
  readonly doses: Doses
  readonly at: string | null
}

/** Without the patient's wish for a copy: enough to log a dose, and nothing of what was logged. */
const withoutCopy = ({ form, schedule }: Log): Log => ({
  medicine: '',
  form,
  schedule,
  doses: [],
  mg: 0,
  injectionDay: null,
  nextSite: null,
  next: null,
  notToTake: null,
  unlogged: [],
  entries: [],
})

/** Nothing is stored after signing out, or for a patient without treatment. */
export function storeDoses(doses: Doses, now: number): void {
  if (deviceStorage.getItem('signed_in') === null || doses.log === null) return
  const isCopy = isCopyWished(doses.whose)
  const stored: StoredDoses = {
    doses: isCopy ? doses : { ...doses, log: withoutCopy(doses.log) },
    at: isCopy ? new Date(now).toISOString() : null,
  }
  deviceStorage.setItem('doses_here', JSON.stringify(stored))
}

/** Null: this page has not been opened since the last sign-in, or what is stored cannot be read any more. */
export function storedDoses(now: number): StoredDoses | null {
  try {
    const { doses, at } = JSON.parse(deviceStorage.getItem('doses_here') ?? 'null') as StoredDoses
    if (typeof doses.whose !== 'string' || !doses.log || !Array.isArray(doses.log.entries)) return null
    const today = londonTimeAt(now).date
    const isOver = at !== null && now - Date.parse(at) > retention.progressCopyDays * dayMs
    return isOver
      ? { doses: { ...doses, today, log: withoutCopy(doses.log) }, at: null }
      : { doses: { ...doses, today }, at }
  } catch {
    return null
  }
}
