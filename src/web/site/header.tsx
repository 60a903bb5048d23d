import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { brand } from '#content/brand.ts'
import { pages } from '#contract/pages.ts'
import { Mark } from '#web/kit/art/mark.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { AccountLink } from './account-link.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { GuestOrderLink } from './guest-order-link.tsx'
import { ServiceLinks } from './service-links.tsx'

const navigationItem =
  'flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-paper-deep aria-[current=page]:text-green'

const navigationOutlined =
  'flex min-h-11 items-center rounded-full border-2 border-ink px-4.5 font-semibold transition-colors duration-150 hover:bg-ink hover:text-white'

/** The home page leads nowhere else from its header (SH-03), but people find their own things from it. */
function HomeNavigation() {
  return (
    <nav aria-label="Your own" data-own className="flex items-center gap-1 print:hidden">
      <GuestOrderLink className={`${navigationItem} whitespace-nowrap max-sm:px-3`} />
      <AccountLink className={`${navigationOutlined} whitespace-nowrap max-sm:px-3.5`} />
    </nav>
  )
}

/** The sticky header. `aside` is for a short status on the right, such as whether answers are saved. */
export function Header({ aside }: { aside?: ReactNode }) {
  const isHome = useLocation().pathname === pages.home
  const scrolled = useScrolled()
  // At the top of the home page the morning sky runs up behind the header.
  const ground = isHome && !scrolled ? 'border-transparent noscript:bg-paper' : 'bg-paper'
  const edge = scrolled ? 'border-line' : 'border-transparent'
  // Leaving the top of the page changes the edge alone, while somebody scrolls.
  const row = useMemo(() => <Row aside={aside} isHome={isHome} />, [aside, isHome])

  return (
    <header
      className={`@container/header group/header stay-at-top z-40 border-b transition-colors duration-200 print:border-0 print:bg-transparent print:transition-none ${ground} ${edge}`}
    >
      {row}
    </header>
  )
}

function Row({ aside, isHome }: { aside: ReactNode; isHome: boolean }) {
  return (
    <div
      className={`${gutter} flex min-h-15.75 items-center justify-between gap-3 @max-[15rem]/header:flex-wrap lg:min-h-17.75 print:px-0`}
    >
      <Link
        to={pages.home}
        aria-label={`${brand.name} home`}
        className="-ml-1 flex items-center gap-2.5 rounded-full py-1 pr-3 pl-1"
      >
        <Mark className="w-9 lg:w-10" />
        {/* On a narrow phone the mark alone stands for the name while there is a status beside it, and beside large letters. */}
        <span className="font-display text-[1.5rem] leading-none font-[560] tracking-[-0.01em] lg:text-[1.625rem] @max-[15rem]/header:hidden max-[23rem]:group-has-[[role=status]]/header:hidden max-[24rem]:group-has-[[data-unwell]]/header:hidden max-[28rem]:group-has-[[data-own]>[data-visit-order]]/header:hidden max-[30rem]:group-has-[[role=status]+button]/header:hidden">
          {brand.name}
        </span>
      </Link>
      <div className="flex items-center gap-1 @max-[15rem]/header:grow @max-[15rem]/header:justify-end @max-[15rem]/header:flex-wrap sm:gap-4">
        {aside}
        {isHome ? (
          <HomeNavigation />
        ) : (
          <>
            <WideNavigation />
            <NarrowNavigation />
          </>
        )}
      </div>
    </div>
  )
}

function NarrowNavigation() {
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

function WideNavigation() {
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

function watchScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** True once the page has left its top edge. */
const useScrolled = () =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > 8,
    () => false,
  )
