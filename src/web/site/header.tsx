import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#content/brand.ts'
import { pages } from '#contract/pages.ts'
import { Mark } from '#web/kit/art/mark.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { AccountLink } from './account-link.tsx'
import { GuestOrderLink } from './guest-order-link.tsx'
import { NarrowNavigation } from './narrow-navigation.tsx'
import { navigationItem, navigationOutlined } from './navigation-looks.ts'
import { useScrolled } from './use-scrolled.ts'
import { WideNavigation } from './wide-navigation.tsx'

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

  return (
    <header
      className={`@container/header group/header sticky top-0 z-40 border-b transition-colors duration-200 print:border-0 print:bg-transparent print:transition-none ${ground} ${edge}`}
    >
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
          <span className="font-display text-[1.5rem] leading-none font-[560] tracking-[-0.01em] lg:text-[1.625rem] @max-[15rem]/header:hidden max-[23rem]:group-has-[[role=status]]/header:hidden max-[28rem]:group-has-[[data-own]>[data-visit-order]]/header:hidden max-[30rem]:group-has-[[role=status]+button]/header:hidden">
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
    </header>
  )
}
