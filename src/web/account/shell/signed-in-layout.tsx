import { useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { unwellLink } from '#content/identity/account-navigation.ts'
import { unwellPath } from '#contract/pages.ts'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { AccountFooter } from './account-footer.tsx'
import { SideNavigation, TabBar } from './account-navigation.tsx'
import { openHeld } from './held-account.ts'

/** On every page of the account, whatever is on it and however far down somebody is. */
const UnwellLink = () => (
  <Link
    to={unwellPath}
    data-unwell
    className="-mr-2 inline-flex sm:mr-0 min-h-11 items-center rounded-full px-2 font-semibold whitespace-nowrap text-brick hover:bg-brick-pale sm:px-4 print:hidden"
  >
    {unwellLink}
  </Link>
)

export const handle = {
  headerAside: <UnwellLink />,
  footer: (
    <>
      <AccountFooter />
      <TabBar />
    </>
  ),
} satisfies RouteHandle

/** Around the pages of somebody who is signed in. */
export default function SignedInLayout() {
  useEffect(openHeld, [])
  return (
    // As high as the screen from the start, so that the footer is below it and stays there while a page is fetched.
    <div className="mx-auto min-h-[calc(100svh-4rem)] max-w-[90rem] lg:grid lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)] print:block print:min-h-0">
      <SideNavigation />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
