import { needsScript } from '#content/account.ts'
import { yourOrder as words } from '#content/your-order.ts'
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
