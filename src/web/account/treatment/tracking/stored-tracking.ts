import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import type { Tracking } from './use-tracking.ts'

/** What is available offline. `at` is when the device was last online; null: no copy was asked for. */
export interface StoredTracking {
  readonly progress: Tracking
  readonly at: string | null
}

const nothing = {
  goalKg: null,
  heightCm: null,
  sharedSince: null,
  weight: [],
  fromCheckIns: [],
  waist: [],
  bodyFat: [],
  bodyWater: [],
  muscle: [],
  leanMass: [],
  bmi: [],
  fromScale: [],
  isHidden: false,
  composition: 'ask' as const,
  recent: [],
  doses: [],
}
const lists = [
  'weight',
  'fromCheckIns',
  'fromScale',
  'waist',
  'bodyFat',
  'bodyWater',
  'muscle',
  'leanMass',
  'bmi',
  'recent',
  'doses',
] as const

export const isCopyWished = (whose: string) => deviceStorage.getItem('progress_keep') === whose

/** Stores whose device this is, and a copy of their progress if they asked for one. Nothing after signing out. */
export function storeTracking(progress: Tracking, now: number): void {
  if (deviceStorage.getItem('signed_in') === null) return
  const { whose, unit } = progress
  deviceStorage.setItem('progress_mark', JSON.stringify({ whose, unit }))
  if (isCopyWished(whose)) deviceStorage.setItem('progress_copy', JSON.stringify({ at: new Date(now), progress }))
  else forgetCopy()
}

export function wishForCopy(progress: Tracking, now: number): void {
  deviceStorage.setItem('progress_keep', progress.whose)
  storeTracking(progress, now)
}

export function forgetCopy(): void {
  deviceStorage.removeItem('progress_keep')
  deviceStorage.removeItem('progress_copy')
  deviceStorage.removeItem('doses_here')
}

/** What can be shown and logged offline. Null: this page has not been opened since the last sign-in. */
export function storedTracking(now: number): StoredTracking | null {
  const mark = read('progress_mark')
  if (typeof mark?.whose !== 'string') return null
  const today = londonTimeAt(now).date
  const copy = copyOf(mark.whose, now)
  if (copy) return { ...copy, progress: { ...copy.progress, today } }
  return { progress: { ...nothing, whose: mark.whose, unit: mark.unit as Tracking['unit'], today }, at: null }
}

/** A copy from another release may have another shape, and one that has not been renewed for long is not shown. */
function copyOf(whose: string, now: number): StoredTracking | null {
  const kept = read('progress_copy')
  const progress = kept?.progress as Tracking | undefined
  if (!progress || typeof kept?.at !== 'string' || progress.whose !== whose) return null
  if (now - Date.parse(kept.at) > retention.progressCopyDays * dayMs) return null
  return lists.every((list) => Array.isArray(progress[list])) ? { progress, at: kept.at } : null
}

function read(key: 'progress_mark' | 'progress_copy'): Record<string, unknown> | null {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
