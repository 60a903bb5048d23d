import { useEffect, useState } from 'react'
import { minuteMs } from '#domain/calendar/durations.ts'
import { callApi } from '#web/browser/api.ts'
import { deskCall } from '../desk-call.ts'
import { deskLock, reopenDesk, shutDesk } from './desk-state.ts'
import { notifyTabs, onTabs } from './tabs.ts'

const lookEveryMs = 15_000
/** Typing for long without sending counts as activity: the server is told. */
const tellServerEveryMs = 4 * minuteMs
const signs = ['pointerdown', 'keydown', 'wheel'] as const

export function lockDesk(): void {
  shutDesk('locked')
  notifyTabs('locked')
  // If it does not arrive, the server locks by itself when its own time is over.
  void callApi('desk_lock', {}).catch(() => undefined)
}

/** Locks the desk after this long without activity in any tab. Minutes left; null until it is known how many. */
export function useIdleLock(afterSeconds: number | null): number | null {
  const [minutes, setMinutes] = useState<number | null>(null)

  useEffect(() => {
    if (afterSeconds === null) return
    let usedAt = Date.now()
    let toldTabsAt = usedAt
    let toldServerAt = usedAt

    function use() {
      if (deskLock() !== 'open') return
      usedAt = Date.now()
      if (usedAt - toldTabsAt < lookEveryMs) return
      toldTabsAt = usedAt
      notifyTabs('active')
    }

    function look() {
      const left = afterSeconds === null ? 0 : afterSeconds * 1_000 - (Date.now() - usedAt)
      setMinutes(Math.max(0, Math.ceil(left / minuteMs)))
      if (deskLock() !== 'open') return
      if (left <= 0) lockDesk()
      else if (usedAt > toldServerAt && Date.now() - toldServerAt > tellServerEveryMs) {
        toldServerAt = Date.now()
        void deskCall('desk_me', {}).catch(() => undefined)
      }
    }

    const stopHearing = onTabs((said) => {
      usedAt = Date.now()
      if (said === 'locked') shutDesk('locked')
      if (said === 'left') shutDesk('over')
      if (said === 'opened' && deskLock() !== 'open') reopenDesk()
    })
    look()
    const timer = setInterval(look, lookEveryMs)
    // A machine that slept has not counted.
    document.addEventListener('visibilitychange', look)
    for (const sign of signs) window.addEventListener(sign, use, { passive: true })
    return () => {
      stopHearing()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const sign of signs) window.removeEventListener(sign, use)
    }
  }, [afterSeconds])

  return minutes
}
