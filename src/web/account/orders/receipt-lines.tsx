import type { ReactNode } from 'react'
import { receiptLines as words } from '#content/orders/your-order.ts'
import { pounds } from '#domain/orders/money.ts'

interface Props {
  /** What was bought. */
  readonly item: string
  readonly amountPence: number
  readonly discountPence: number
  /** Nothing is delivered with an appointment. */
  readonly isDelivered: boolean
}

/** List price, discount, delivery and total: they add up in one glance. */
export const ReceiptLines = ({ item, amountPence, discountPence, isDelivered }: Props) => (
  <>
    <ReceiptLine term={item}>{pounds(amountPence + discountPence)}</ReceiptLine>
    {discountPence > 0 && <ReceiptLine term={words.discount}>−{pounds(discountPence)}</ReceiptLine>}
    {isDelivered && <ReceiptLine term={words.delivery}>{words.free}</ReceiptLine>}
    <div className="flex items-baseline justify-between gap-6 border-b-2 border-ink py-4">
      <dt className="font-display text-subheading">{words.total}</dt>
      <dd className="font-display text-[2rem] leading-none tabular-nums">{pounds(amountPence)}</dd>
    </div>
  </>
)

export const ReceiptLine = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex justify-between gap-6 border-b border-line py-3">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
