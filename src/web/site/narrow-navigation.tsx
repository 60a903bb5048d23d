import { NavLink } from 'react-router'
import { pages } from '#contract/pages.ts'
import { AccountLink } from './account-link.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { GuestOrderLink } from './guest-order-link.tsx'
import { navigationItem } from './navigation-looks.ts'
import { ServiceLinks } from './service-links.tsx'

export function NarrowNavigation() {
  return (
    <nav aria-label="Main" className="-mr-4 md:hidden print:hidden">
      <DisclosureMenu
        label="Menu"
        panel="inset-x-0 max-h-[calc(100svh-4rem)] overflow-y-auto rounded-b-card border-y px-1 pt-2 pb-4 sm:px-4"
      >
        <NavLink to={pages.home} end className={navigationItem}>
          Home
        </NavLink>
        <p className="px-4 pt-3 text-sm text-ink-soft">Services</p>
        <ServiceLinks />
        <NavLink to={pages.blog} className={navigationItem}>
          Blog
        </NavLink>
        <GuestOrderLink className={navigationItem} />
        <AccountLink className={navigationItem} />
      </DisclosureMenu>
    </nav>
  )
}
