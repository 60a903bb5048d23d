import type { ReactNode } from 'react'
import { needsScript } from '#content/identity/account.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'

interface Props {
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead?: ReactNode
  readonly scene: ReactNode
  readonly children: ReactNode
}

/** A short form beside a morning: signing in and its neighbours. */
export function FormPage({ heading: [start, end], lead, scene, children }: Props) {
  return (
    <div
      className={`${gutter} grid items-center gap-x-20 gap-y-7 pt-3 pb-14 sm:pt-6 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:py-12`}
    >
      <div className="mx-auto h-40 w-full max-w-[29rem] overflow-hidden rounded-card sm:h-52 lg:sticky lg:top-24 lg:order-last lg:h-[min(42rem,calc(100svh-10rem))] lg:min-h-[30rem] lg:max-w-none lg:self-start">
        {scene}
      </div>
      <div className="mx-auto w-full max-w-[29rem] lg:mx-0">
        <PageHeading>
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        {lead && <div className="mt-4 space-y-3 text-lg text-ink-soft">{lead}</div>}
        {children}
        <noscript>
          <p className="mt-8 rounded-option bg-mint p-5">{needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}
