import { NavLink } from 'react-router'
import { pages } from '#contract/pages.ts'
import { AccountLink } from './account-link.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { GuestOrderLink } from './guest-order-link.tsx'
import { navigationItem, navigationOutlined } from './navigation-looks.ts'
import { ServiceLinks } from './service-links.tsx'

export function WideNavigation() {
  return (
    <nav aria-label="Main" className="hidden items-center gap-1 md:flex print:hidden">
      <NavLink to={pages.home} end className={navigationItem}>
        Home
      </NavLink>
      <DisclosureMenu label="Services" className="relative" panel="right-0 mt-2 w-88 rounded-card border p-3">
        <ServiceLinks />
      </DisclosureMenu>
      <NavLink to={pages.blog} className={navigationItem}>
        Blog
      </NavLink>
      <GuestOrderLink className={navigationItem} />
      <AccountLink className={`ml-2 ${navigationOutlined}`} />
    </nav>
  )
}
