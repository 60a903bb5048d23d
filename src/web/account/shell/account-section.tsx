import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import { pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'

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
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <div className={`mx-auto ${width}`}>
        <BackToAccount />
        <PageHeading className="mt-2">
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-soft">{lead}</p>
        {children}
      </div>
    </div>
  )
}

const BackToAccount = () => (
  <Link
    to={pages.account}
    className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
  >
    <ArrowLeft className="size-4.5" />
    {words.back}
  </Link>
)
