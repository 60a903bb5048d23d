import { useEffect } from 'react'
import { yourOrder as words } from '#content/orders/your-order.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'

export function NoGuestOrders() {
  useEffect(focusPageStart, [])
  return (
    <div className="mt-5 space-y-7">
      <p className="max-w-[40rem] text-lg text-ink-soft">{words.none}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={pages.login}>{words.signIn}</ButtonLink>
        <ButtonLink to={pages.getStarted} variant="quiet">
          {words.start}
        </ButtonLink>
      </p>
    </div>
  )
}
