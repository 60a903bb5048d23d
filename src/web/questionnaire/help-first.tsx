import type { ReactNode } from 'react'
import { HelpLines } from './help-lines.tsx'

interface Props {
  readonly heading: ReactNode
  readonly text: string
  readonly className?: string
}

/** Help that is there now, short enough to be in sight at once on a phone. */
export function HelpFirst({ heading, text, className = '' }: Props) {
  return (
    <section
      aria-labelledby="help-first"
      className={`rounded-card bg-brick-pale px-5 pt-4 pb-2 sm:px-7 sm:pt-6 ${className}`}
    >
      <div id="help-first">{heading}</div>
      <p className="mt-1.5 mb-1.5 leading-snug">{text}</p>
      <HelpLines />
    </section>
  )
}
