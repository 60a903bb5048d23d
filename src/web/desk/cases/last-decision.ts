import { useSyncExternalStore } from 'react'
import type { undoWords } from '#content/desk/cases.ts'
import { undoSeconds } from '#domain/cases/undo.ts'

export type DecisionKind = 'approve' | 'sign' | 'decline' | 'ask' | 'check' | 'return'

interface LastDecision {
  readonly decisionId: string
  readonly caseId: string
  /** Whom it is about, as the page had them. */
  readonly name: string | null
  readonly kind: DecisionKind & keyof typeof undoWords
  /** By this browser's clock, whatever the server's says: both count the same half minute. */
  readonly until: number
  /** When the server had taken it: what was read of the case before is out of date. */
  readonly takenAt: number
}

let last: LastDecision | null = null
const listeners = new Set<() => void>()

function change(next: LastDecision | null) {
  last = next
  for (const listener of listeners) listener()
}

/** Kept beside the pages: one goes on to the next case, and can still take it back there. */
export function decided(decision: Omit<LastDecision, 'until' | 'takenAt'>): void {
  const takenAt = Date.now()
  change({ ...decision, takenAt, until: takenAt + undoSeconds * 1_000 })
}

export const forgetDecision = (): void => change(null)

export const useLastDecision = (): LastDecision | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => last,
    () => null,
  )
