import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { waitingWords as words } from '#content/orders/payment-waiting.ts'
import { confirmationPath } from '#contract/pages.ts'
import { useConfirmationDue } from '#web/browser/confirmation-due.ts'
import type { DeviceKey } from '#web/browser/storage-keys.ts'
import { gutter } from '#web/kit/gutter.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'

const Confirmation = lazy(async () => ({ default: (await import('./confirmation.tsx')).Confirmation }))

const key: DeviceKey = 'payment_confirmation'
const [, asked = ''] = confirmationPath.split('?')
const [parameter, value] = [...new URLSearchParams(asked)][0] ?? ['', '']

/** As a script, for a page that has no other yet: the root element learns that room is to be kept. */
const markDue = `try{if(localStorage.getItem('${key}')||location.search.includes('${asked}'))document.documentElement.dataset.confirming=''}catch{}`

/** As the confirmation lies and about as high, so that nothing moves when it comes. */
const room =
  '-mt-16 mb-16 min-h-[69rem] bg-linear-to-b from-apricot-pale/60 to-paper sm:min-h-[71.5rem] lg:-mt-18 lg:mb-18 lg:min-h-[59.75rem] print:hidden'

/**
 * What stands before everything else on the home page of whoever has paid in this browser. For anybody else it is an
 * empty place in the page, fetches nothing and moves nothing.
 */
export function PaidFirst() {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const isDue = useConfirmationDue()
  if (!isHydrated)
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, hashed in the policy of the page. */}
        <script dangerouslySetInnerHTML={{ __html: markDue }} suppressHydrationWarning />
        <Waiting className={`hidden in-data-[confirming]:block ${room}`} />
      </>
    )
  const isAsked = query.get(parameter) === value
  if (!isDue && !isAsked) return null
  // The link of a receipt may be followed where nobody has paid.
  const waiting = isDue ? <Waiting className={room} /> : <div className={room} />
  return (
    <Suspense fallback={waiting}>
      <Confirmation isAsked={isAsked} waiting={waiting} />
    </Suspense>
  )
}

/** The heading stands where that of the confirmation will: whoever has paid reads on from it. */
const Waiting = ({ className }: { className: string }) => (
  <div className={className} data-toasts-above>
    <div className="h-60 sm:h-72 lg:h-80" />
    <div role="status" className={`${gutter} pt-6 sm:pt-10`}>
      <p className="font-display text-title font-medium sm:text-[3.5rem] lg:text-[4.25rem]">{words.heading}</p>
      <p className="mt-3 max-w-[34rem] text-lg sm:mt-5 sm:text-[1.3125rem]">{words.text}</p>
    </div>
  </div>
)
