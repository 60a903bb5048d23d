import { useEffect, useRef, useState } from 'react'
import { type Lease, leaseFrom, useLease } from '../cases/use-lease.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'
import { useDeskCall } from '../use-desk-call.ts'
import { canBeWorked, type ShownCase } from './shown-case.ts'

/** A case and, where it can be worked on and nobody has it, the claim to it. */
export function useClaimedCase(id: string) {
  const shown = useDeskCall('desk_case', { id })
  const mayWork = useMay('work-cases')
  const [problem, setProblem] = useState<string | null>(null)
  const tried = useRef<string | null>(null)
  const { data, at, refresh } = shown
  const given = useLease(id, leaseOf(data, at), () => void refresh())

  async function claim() {
    setProblem(null)
    try {
      const { code, message } = await deskCall('desk_claim', { id })
      if (code !== 200) setProblem(message)
    } catch {
      setProblem(null)
    }
    await refresh()
  }

  const isFree = data !== null && data.with === null && data.pending === null && canBeWorked(data.state)
  useEffect(() => {
    // Once for each state it is seen in: whoever releases a case does not get it back by that.
    if (!isFree || !mayWork || tried.current === data.state) return
    tried.current = data.state
    void claim()
  })

  // Who has it stands above already.
  const untold = data?.with ? null : problem
  return { shown, lease: given, claim: mayWork ? claim : null, isFree, problem: untold }
}

function leaseOf(data: ShownCase | null, at: number | null): Lease | null {
  if (!data?.with?.isMe || data.pending || at === null) return null
  return { epoch: data.epoch, until: Math.min(leaseFrom(data.epoch, at).until, Date.parse(data.with.until)) }
}
