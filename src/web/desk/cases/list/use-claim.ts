import { useEffect, useRef, useState } from 'react'
import { deskWords } from '#content/desk/shell.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Read } from '#web/browser/use-read.ts'
import { deskCall } from '../../desk-call.ts'
import { type Lease, leaseFrom, useLease } from './use-lease.ts'

/** What a page that shows a case of any kind knows of who has it. */
interface Claimable extends Pick<CallReply<'desk_case'>, 'epoch' | 'with'> {
  readonly pending?: object | null
}

/**
 * Reading a case does not claim it. Beginning to work on it does: by `claim`, or by beginning a decision,
 * which asks for `ensure`. The page keeps the claim while it is open, and releases it when it is left.
 */
export function useClaim(id: string, shown: Read<Claimable>) {
  const { data, at, refresh } = shown
  const [given, setGiven] = useState<(Lease & { readonly since: number }) | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const asking = useRef<Promise<number | null> | null>(null)
  /** The same as `given`, for a press that comes before it is drawn. */
  const won = useRef<typeof given>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  // Given since the case was read: what was read does not know of it yet.
  const own = given && given.since > (at ?? 0) ? given : leaseOf(data, at)
  const lease = useLease(id, own, () => {
    won.current = null
    setGiven(null)
    void refresh()
  })

  async function ask(): Promise<number | null> {
    setProblem(null)
    try {
      const { code, data: lent, message } = await deskCall('desk_claim', { id })
      if (code === 200 && lent) {
        // Left meanwhile: nobody is there to keep it.
        if (!isHere.current) void deskCall('desk_release', { id, epoch: lent.epoch }).catch(() => undefined)
        won.current = { ...leaseFrom(lent.epoch), since: Date.now() }
        setGiven(won.current)
        // A colleague had it, or it moved, since it was read: reload it.
        if (lent.epoch !== (data?.epoch ?? 0) + 1) void refresh()
        return lent.epoch
      }
      setProblem(message)
      await refresh()
    } catch {
      setProblem(deskWords.failed)
    }
    return null
  }

  /** The epoch under which it is theirs. Null: it is not, and `problem` says why. */
  function ensure(): Promise<number | null> {
    const held = lease ?? (won.current && won.current.since > (at ?? 0) ? won.current : null)
    if (held) return Promise.resolve(held.epoch)
    asking.current ??= ask().finally(() => {
      asking.current = null
    })
    return asking.current
  }

  const isFree = data !== null && data.with === null && !data.pending && lease === null
  // Who has it stands above already.
  return { lease, isFree, ensure, problem: data?.with ? null : problem }
}

export type Claim = ReturnType<typeof useClaim>

function leaseOf(data: Claimable | null, at: number | null): Lease | null {
  if (!data?.with?.isMe || data.pending || at === null) return null
  return { epoch: data.epoch, until: Math.min(leaseFrom(data.epoch, at).until, Date.parse(data.with.until)) }
}
