import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { taskWords as words } from '#content/account-tasks.ts'
import { pages } from '#contract/pages.ts'
import { useSignedIn } from '#web/device/signed-in.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'

interface Props {
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The way back is to where the list is: the account, or the order of somebody who has not signed in. */
export function BackToTasks() {
  const isSignedIn = useSignedIn()
  return (
    <Link
      to={isSignedIn ? pages.account : pages.yourOrder}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      <ArrowLeft className="size-4.5" />
      {isSignedIn ? words.back : words.backToOrder}
    </Link>
  )
}

/** One of the things that are needed, on a page of its own. */
export function TaskPage({ heading: [start, end], lead, children }: Props) {
  useEffect(focusPageStart, [])
  return (
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <div className="mx-auto max-w-[38rem]">
        <BackToTasks />
        <PageHeading className="mt-4">
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        {lead && <p className="mt-4 text-lg text-ink-soft">{lead}</p>}
        <div className="mt-7 space-y-7">{children}</div>
      </div>
    </div>
  )
}

/** Something is done or on its way. */
export const Told = ({ children }: { children: ReactNode }) => (
  <p role="status" className="rounded-option bg-mint px-5 py-4 empty:hidden">
    {children}
  </p>
)
