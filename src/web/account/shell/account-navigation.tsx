import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import { accountTabs as words } from '#content/identity/account-navigation.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { type TabName, tabOf, tabPaths, withoutSlash } from './account-tabs.ts'
import { useUnread } from './held-account.ts'
import { MessagesIcon, MoreIcon, ProgressIcon, type TabIconProps, TodayIcon, TreatmentIcon } from './tab-icons.tsx'

interface Tab {
  readonly name: TabName
  readonly Icon: ComponentType<TabIconProps>
}

const tabs: readonly Tab[] = [
  { name: 'today', Icon: TodayIcon },
  { name: 'treatment', Icon: TreatmentIcon },
  { name: 'messages', Icon: MessagesIcon },
  { name: 'progress', Icon: ProgressIcon },
  { name: 'more', Icon: MoreIcon },
]

const noParameters = new URLSearchParams()

/** The page is prerendered without its parameters, and has to be taken over as it was sent. */
function useCurrentTab(): TabName | null {
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  return tabOf(pathname, isHydrated ? new URLSearchParams(search) : noParameters)
}

interface ItemProps {
  readonly tab: Tab
  readonly isCurrent: boolean
  readonly unread: number
}

/** `page` for the tab itself; on a page within it, it is only where one is. */
function useCurrency({ tab: { name }, isCurrent }: ItemProps) {
  const { pathname } = useLocation()
  return isCurrent ? (withoutSlash(pathname) === tabPaths[name] ? 'page' : 'true') : undefined
}

const Unread = ({ count }: { count: number }) => (
  <>
    <span
      aria-hidden="true"
      className="in-daylight grid h-5 min-w-5 place-items-center rounded-full bg-apricot px-1.5 text-[0.75rem] leading-none font-bold text-ink tabular-nums"
    >
      {count}
    </span>
    <span className="sr-only">, {words.unread(count)}</span>
  </>
)

function SideItem(props: ItemProps) {
  const { tab, isCurrent, unread } = props
  return (
    <li>
      <Link
        to={tabPaths[tab.name]}
        aria-current={useCurrency(props)}
        className={`flex min-h-12 items-center gap-3 rounded-full px-4 font-semibold transition-colors duration-150 ${isCurrent ? 'bg-sage text-ink' : 'text-ink-soft hover:bg-paper-deep hover:text-ink'}`}
      >
        <span className={isCurrent ? 'text-green' : ''}>
          <tab.Icon isFilled={isCurrent} />
        </span>
        {words[tab.name]}
        {tab.name === 'messages' && unread > 0 && (
          <span className="ml-auto">
            <Unread count={unread} />
          </span>
        )}
      </Link>
    </li>
  )
}

/** Beside the page on a wide screen. */
export function SideNavigation() {
  const current = useCurrentTab()
  const unread = useUnread()
  return (
    <nav aria-label={words.label} className="hidden pt-10 pl-12 lg:block print:hidden">
      <ul className="sticky top-28 space-y-1">
        {tabs.map((tab) => (
          <SideItem key={tab.name} tab={tab} isCurrent={tab.name === current} unread={unread} />
        ))}
      </ul>
    </nav>
  )
}

function TabItem(props: ItemProps) {
  const { tab, isCurrent, unread } = props
  return (
    <li>
      <Link
        to={tabPaths[tab.name]}
        aria-current={useCurrency(props)}
        className={`relative flex min-h-15 flex-col items-center justify-center gap-1 rounded-option text-[0.78125rem] leading-none font-semibold max-[22rem]:text-[0.6875rem] ${isCurrent ? 'text-green' : 'text-ink-soft'}`}
      >
        <tab.Icon isFilled={isCurrent} />
        {words[tab.name]}
        {tab.name === 'messages' && unread > 0 && (
          <span className="absolute top-1 left-1/2 ml-1.5">
            <Unread count={unread} />
          </span>
        )}
      </Link>
    </li>
  )
}

/** At the foot of a phone. With very large text, or on a very low screen, it stands after the page instead. */
export function TabBar() {
  const current = useCurrentTab()
  const unread = useUnread()
  return (
    <nav
      aria-label={words.label}
      data-tab-bar
      className="stay-at-end z-30 border-line border-t bg-white px-2 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(3.7rem,1fr))]">
        {tabs.map((tab) => (
          <TabItem key={tab.name} tab={tab} isCurrent={tab.name === current} unread={unread} />
        ))}
      </ul>
    </nav>
  )
}
