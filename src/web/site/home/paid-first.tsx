import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { confirmationPath } from '#contract/pages.ts'
import { useConfirmationDue } from '#web/browser/confirmation-due.ts'
import type { DeviceKey } from '#web/browser/storage-keys.ts'
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
        <div className={`hidden in-data-[confirming]:block ${room}`} />
      </>
    )
  const isAsked = query.get(parameter) === value
  if (!isDue && !isAsked) return null
  return (
    <Suspense fallback={<div className={room} />}>
      <Confirmation isAsked={isAsked} room={room} />
    </Suspense>
  )
}
