import type { ReactNode } from 'react'

/** A question as one of those on a screen. */
export interface PageQuestion {
  readonly body: ReactNode
  /** What is still to be answered; null: nothing. */
  readonly waitingFor: string | null
  /** Keeps the answer. False: there is something to ask about it first. */
  readonly keep: () => boolean
}
