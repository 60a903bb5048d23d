import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { accountTabs } from '#content/identity/account-navigation.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { parentOf, tabPaths } from './account-tabs.ts'

interface Props {
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead: string
  /** Of the column, as a class. */
  readonly width: string
  readonly children: ReactNode
}

/** A part of the account that has a page of its own. */
export function AccountSection({ heading: [start, end], lead, width, children }: Props) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [])
  return (
    <div className={`${gutter} min-h-[60svh] pt-5 pb-16 sm:pt-8 lg:pt-10`}>
      <div className={width}>
        <BackToTab />
        <PageHeading>
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-soft">{lead}</p>
        {children}
      </div>
    </div>
  )
}

/** The way back to the tab that a page belongs to; a tab itself has none. */
export function BackToTab({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation()
  const parent = parentOf(pathname, new URLSearchParams(search))
  if (parent === null) return null
  return (
    <Link
      to={tabPaths[parent]}
      className={`-ml-1 mb-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current print:hidden ${className}`}
    >
      <ArrowLeft className="size-4.5" />
      {accountTabs[parent]}
    </Link>
  )
}
