import type { ReactNode } from 'react'
import type { CardOutcome, CardProblem } from './card-outcome.ts'
import type { Intent } from './intent.ts'

export interface PayBlocked {
  readonly reason: string
  readonly action?: ReactNode
}

/** Whether the card is kept for the next orders: for those who can be asked. */
export interface KeepChoice {
  readonly isKept: boolean
  readonly onChoose: (isKept: boolean) => void
}

/** What every provider's card form is given. */
export interface CardProps {
  readonly intent: Pick<Intent, 'clientSecret' | 'provider' | 'publishableKey'>
  /** Null: nothing is paid, the card is only to be kept. */
  readonly totalPence: number | null
  readonly isProcessing: boolean
  /** What became of the last try. */
  readonly problem: CardProblem | null
  /** Nothing is sent to the provider while this is so. */
  readonly payBlocked: PayBlocked | undefined
  readonly keepChoice?: KeepChoice | undefined
  readonly onTyping: () => void
  /** `confirm` sends the card to the provider, and nowhere else. What is returned settles when it was sent or cannot be. */
  readonly onPay: (confirm: () => Promise<CardOutcome>) => unknown
}
