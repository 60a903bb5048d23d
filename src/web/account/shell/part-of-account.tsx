import { type ReactNode, useEffect } from 'react'
import { gutter } from '#web/kit/gutter.ts'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { BackToAccount } from './back-to-account.tsx'

interface Props {
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead: string
  /** Of the column, as a class. */
  readonly width: string
  readonly children: ReactNode
}

/** A part of the account that has a page of its own. */
export function PartOfAccount({ heading: [start, end], lead, width, children }: Props) {
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
