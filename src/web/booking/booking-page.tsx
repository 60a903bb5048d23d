import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookingFrame as words } from '#content/appointments/booking.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'

const steps = 4

interface Props {
  /** Which of the four steps this is. */
  readonly step: number
  readonly back: string
  /** The last part is the one word of emphasis. */
  readonly heading: readonly [string, string]
  readonly lead?: string
  /** Room is short on a phone: the lead stays away there. */
  readonly isTight?: boolean
  readonly children: ReactNode
}

/** The frame of a step on the way to an appointment. */
export function BookingPage({ step, back, heading: [start, end], lead, isTight = false, children }: Props) {
  return (
    <div className={`${gutter} min-h-[70svh] pt-4 pb-16 sm:pt-8 lg:pb-24`}>
      <div className="flex items-center justify-between gap-6">
        <Link
          to={back}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          <ArrowLeft className="size-4.5" />
          {words.back}
        </Link>
        <p className="text-sm font-semibold text-green">{words.step(step, steps)}</p>
      </div>
      <PageHeading className={isTight ? 'mt-1 max-sm:text-[1.75rem] sm:mt-4' : 'mt-2 sm:mt-4'}>
        {start} <em className="text-green">{end}</em>
      </PageHeading>
      {lead && <p className={`mt-3 max-w-[52ch] text-lg text-ink-soft ${isTight ? 'max-sm:hidden' : ''}`}>{lead}</p>}
      <div className={isTight ? 'mt-3 sm:mt-8' : 'mt-6 sm:mt-8'}>{children}</div>
      <noscript>
        <p className="mt-8 max-w-[40rem] rounded-option bg-mint p-5">{words.needsScript}</p>
      </noscript>
    </div>
  )
}
