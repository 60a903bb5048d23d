import { needsScript } from '#content/identity/account.ts'
import { yourOrder as words } from '#content/orders/your-order.ts'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'

export function OrdersLoading() {
  return (
    <>
      <WaitingLine>{words.loading}</WaitingLine>
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </>
  )
}
