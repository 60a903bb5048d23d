import type { CallBody } from '#contract/calls.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'

/** Something logged, as it is sent: it may wait here for a connection. */
export type WaitingLog = CallBody<'log_measures'>

const key = 'progress_waiting'

/** What cannot be read any more, after a change of ours or a hand in the storage, waits for nothing. */
export function waitingLogs(): WaitingLog[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one?.logged)) : []
  } catch {
    return []
  }
}

function keep(logs: readonly WaitingLog[]) {
  if (logs.length === 0) deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, JSON.stringify(logs))
}

export const addWaiting = (log: WaitingLog) => keep([...waitingLogs(), log])

/** By its moment: another tab may have added one meanwhile. */
export const removeWaiting = ({ at }: WaitingLog) => keep(waitingLogs().filter((one) => one.at !== at))
