import { brand } from '#content/brand.ts'
import { orderSummary as words } from '#content/checkout/order-summary.ts'

export function SummaryLoading() {
  return (
    <div className="min-h-[60svh]">
      <p role="status" className="text-lg text-ink-soft">
        {words.loading}
      </p>
      <noscript>
        <p className="mt-8 rounded-option bg-mint p-5">
          {words.noScript} {brand.phone.display}.
        </p>
      </noscript>
    </div>
  )
}
