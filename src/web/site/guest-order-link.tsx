import { NavLink } from 'react-router'
import { guestOrderLink } from '#content/site/account-link.ts'
import { pages } from '#contract/pages.ts'
import { usePaidHere } from '#web/browser/paid-here.ts'

/** The quiet way to what was paid for in this visit, for a patient who missed the message about it. */
export function GuestOrderLink({ className }: { className: string }) {
  const isPaidHere = usePaidHere()
  if (!isPaidHere) return null
  return (
    <NavLink to={pages.yourOrder} data-visit-order className={className}>
      {guestOrderLink}
    </NavLink>
  )
}
