import type { ReactNode } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'

/** Which step each stage belongs to: a number and the code that proves it are one. */
const stepOf = { phone: 1, otp: 1, form: 2 } as const

/** The payment is the last of them. */
export const lastStep = 3

interface Props {
  readonly at: keyof typeof stepOf
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** The frame of one of the three stages. Its heading takes focus when the person arrives there. */
export function Stage({ at, heading, lead, children }: Props) {
  return (
    <section aria-labelledby="stage" className="animate-appear">
      <p className="text-sm font-semibold text-green">{orderSummary.step(stepOf[at], lastStep)}</p>
      <h2 id="stage" tabIndex={-1} className="mt-1 scroll-mt-6">
        {heading}
      </h2>
      <p className="mt-2 max-w-[52ch] text-ink-soft">{lead}</p>
      <div className="mt-6">{children}</div>
    </section>
  )
}

/** At the code there is one thing to do, and the box for it takes focus. */
export function focusStage() {
  const heading = document.getElementById('stage')
  const first = document.getElementById('otp') ?? heading
  first?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
