import type { ReactNode } from 'react'
import type { CardOutcome, CardProblem } from './card-outcome.ts'
import type { Intent } from './intent.ts'

export interface PayBlocked {
  readonly reason: string
  readonly action?: ReactNode
}

/** What every provider's card form is given. */
export interface CardProps {
  readonly intent: Intent
  readonly totalPence: number
  readonly isProcessing: boolean
  /** What became of the last try. */
  readonly problem: CardProblem | null
  /** Nothing is sent to the provider while this is so. */
  readonly payBlocked: PayBlocked | undefined
  readonly onTyping: () => void
  /** `confirm` sends the card to the provider, and nowhere else. */
  readonly onPay: (confirm: () => Promise<CardOutcome>) => void
}
