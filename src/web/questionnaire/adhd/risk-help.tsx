import type { ReactNode } from 'react'
import { riskHelp, riskHelpWords as words } from '#content/risk-help.ts'
import { helpFor } from '#domain/questionnaires/adhd/risk-help.ts'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { HelpFirst } from '../help-first.tsx'

interface Props {
  /** What is stored under `adhd_risk_factors`. */
  readonly stored: unknown
  /** Draws the heading: it is the title of one page and a part of another. */
  readonly heading: (words: string) => ReactNode
  /** Somebody here has been told. */
  readonly isRead?: boolean
}

/** Who helps with what the person told us, then who helps anybody. */
export function RiskHelp({ stored, heading, isRead = false }: Props) {
  const { topics, anyone } = helpFor(stored)
  const [first, ...others] = topics.map(({ topic, lines }) => ({ ...riskHelp[topic], topic, lines }))
  if (!first) return null
  return (
    <HelpFirst
      heading={heading(first.heading)}
      text={`${isRead ? words.somebodyCalls : words.nobodyCalls} ${first.text}`}
    >
      <HelpRows lines={first.lines} />
      {others.map(({ topic, heading: about, text, lines }) => (
        <Part key={topic} heading={about} text={text}>
          <HelpRows lines={lines} />
        </Part>
      ))}
      {anyone.length > 0 && (
        <Part heading={words.anyone}>
          <HelpRows lines={anyone} />
        </Part>
      )}
    </HelpFirst>
  )
}

const Part = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => (
  <div className="border-t-2 border-brick/40 pt-5 pb-1 not-last:mb-2">
    <h2 className="text-subheading">{heading}</h2>
    {text && <p className="mt-1.5 leading-snug">{text}</p>}
    {children}
  </div>
)
