import { useEffect, useEffectEvent, useState } from 'react'
import { minuteMs } from '#domain/calendar/durations.ts'
import { leaseMinutes } from '#domain/cases/lease.ts'
import { deskCall } from '../../desk-call.ts'
import { useLeaving } from './use-leaving.ts'

const renewEveryMs = 2 * minuteMs

export interface Lease {
  readonly epoch: number
  /** By this browser's clock. */
  readonly until: number
}

/** A lease that was given just now, whatever the two clocks show. */
export const leaseFrom = (epoch: number, at = Date.now()): Lease => ({ epoch, until: at + leaseMinutes * minuteMs })

/**
 * Keeps a claim while its page is open, and releases it when the page is left or closed. `onLost`: the time was up,
 * or a colleague has it by now.
 */
export function useLease(id: string, lease: Lease | null, onLost: () => void): Lease | null {
  const [renewed, setRenewed] = useState<Lease | null>(null)
  const epoch = lease?.epoch ?? null
  const lost = useEffectEvent(onLost)

  useEffect(() => {
    if (epoch === null) return
    const leaving = new AbortController()
    async function renew(held: number) {
      try {
        const { code } = await deskCall('desk_renew', { id, epoch: held }, leaving.signal)
        if (code === 200) setRenewed(leaseFrom(held))
        else if (code === 409) lost()
      } catch {
        // No answer: the next time will tell.
      }
    }
    const timer = setInterval(() => void renew(epoch), renewEveryMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [id, epoch])

  const release = useEffectEvent(() => {
    if (epoch !== null) void deskCall('desk_release', { id, epoch }).catch(() => undefined)
  })
  useLeaving(release)

  return renewed && renewed.epoch === epoch ? renewed : lease
}
