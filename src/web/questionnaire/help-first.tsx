import type { ReactNode } from 'react'
import { helpNow } from '#content/safeguarding/help-now.ts'
import { HelpByNation } from '#web/shared/help/help-by-nation.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'

interface Props {
  readonly heading: ReactNode
  readonly text: string
  /** In place of the lines for anybody. */
  readonly children?: ReactNode
}

/** Help that is there now, short enough to be in sight at once on a phone. */
export function HelpFirst({ heading, text, children = <HelpRows lines={helpNow.contacts} /> }: Props) {
  return (
    <section aria-labelledby="help-first" className="rounded-card bg-brick-pale px-5 pt-4 pb-2 sm:px-7 sm:pt-6 sm:pb-4">
      <div id="help-first">{heading}</div>
      <p className="mt-1.5 mb-1 leading-snug">{text}</p>
      {children}
      <HelpByNation />
    </section>
  )
}
