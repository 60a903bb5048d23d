import type { ReactNode } from 'react'

interface Props {
  readonly term: string
  readonly className?: string
  readonly isOneLine?: boolean
  readonly children: ReactNode
}

/** One of the facts at the head of a card. */
export const Fact = ({ term, className, isOneLine = false, children }: Props) => (
  <div className={className}>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className={`font-semibold tabular-nums ${isOneLine ? 'whitespace-nowrap' : ''}`}>{children}</dd>
  </div>
)
