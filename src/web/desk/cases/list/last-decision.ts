import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { undoWords } from '#content/cases/cases.ts'
import { deskRead } from '../../desk-call.ts'
import { useDeskState } from '../../shell/desk-state.ts'
import { useMay } from '../../shell/me.ts'
import { notifyTabs, onTabs } from '../../shell/tabs.ts'
import { type UndoTime, untilWhen } from './seconds-left.ts'

export type DecisionKind = 'approve' | 'sign' | 'decline' | 'ask' | 'check' | 'return'

export interface LastDecision {
  readonly decisionId: string
  readonly caseId: string
  /** Whom it is about. */
  readonly name: string | null
  readonly kind: DecisionKind & keyof typeof undoWords
  /** On the browser's own count of time, worked out from what the server's clock said. */
  readonly until: number
  /** When the server had taken it: what was read of the case before is out of date. Of one that was asked for: 0. */
  readonly takenAt: number
}

let decisions: readonly LastDecision[] = []
const none: typeof decisions = []
const listeners = new Set<() => void>()
let changes = 0

function change(next: typeof decisions) {
  decisions = next
  changes += 1
  for (const listener of listeners) listener()
}

/** Kept beside the pages: one goes on to the next case, and can still take it back there. */
export function decided({ finalAt, now, ...decision }: Omit<LastDecision, 'until' | 'takenAt'> & UndoTime): void {
  const others = decisions.filter(({ decisionId }) => decisionId !== decision.decisionId)
  change([{ ...decision, takenAt: Date.now(), until: untilWhen({ finalAt, now }) }, ...others])
  notifyTabs('decided')
}

/** Taken back, in this tab. Without an id: all of them. */
export function forgetDecision(id?: string): void {
  change(id === undefined ? none : decisions.filter(({ decisionId }) => decisionId !== id))
  notifyTabs('decided')
}

/** What can still be taken back as the server has it: after a reload, and when another tab has decided. */
async function load(): Promise<void> {
  const before = changes
  const { code, data } = await deskRead('desk_undoable', {})
  // Decided or taken back here meanwhile: that is newer.
  if (code !== 200 || !data || changes !== before) return
  const known = new Map(decisions.map((decision) => [decision.decisionId, decision.takenAt]))
  change(
    data.decisions.map(({ finalAt, ...decision }) => ({
      ...decision,
      until: untilWhen({ finalAt, now: data.now }),
      takenAt: known.get(decision.decisionId) ?? 0,
    })),
  )
}

/** Keeps what can be taken back as the server has it, for as long as the desk is open. Stands once, in the shell. */
export function useUndoableAsked(): void {
  const mayWork = useMay('work-cases')
  const { lock, opened } = useDeskState()
  const ask = useEffectEvent(() => {
    if (mayWork && lock === 'open' && document.visibilityState === 'visible') void load().catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk that was opened again is what asks again.
  useEffect(() => {
    ask()
    const stopHearing = onTabs((said) => {
      if (said === 'decided') ask()
    })
    // A machine that slept has not counted.
    const look = () => ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', look)
    }
  }, [mayWork, opened])
}

export const useDecisions = (): readonly LastDecision[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => decisions,
    () => none,
  )
