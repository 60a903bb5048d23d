import { needsScript } from '#content/account.ts'
import { yourOrder as words } from '#content/your-order.ts'
import { Waiting } from '#web/kit/ui/icons.tsx'

export function OrdersLoading() {
  return (
    <>
      <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
        <Waiting />
        {words.loading}
      </p>
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </>
  )
}
