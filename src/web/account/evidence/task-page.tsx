import { type ReactNode, useEffect } from 'react'
import { gutter } from '#web/kit/gutter.ts'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { BackToTasks } from './back-to-tasks.tsx'

interface Props {
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead?: ReactNode
  readonly children: ReactNode
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
