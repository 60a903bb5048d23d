import type { ReactNode } from 'react'
import { riskHelp, riskHelpWords as words } from '#content/intake/risk-help.ts'
import { helpFor } from '#domain/intake/adhd/risk-help.ts'
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
        <RiskHelpPart key={topic} heading={about} text={text}>
          <HelpRows lines={lines} />
        </RiskHelpPart>
      ))}
      {anyone.length > 0 && (
        <RiskHelpPart heading={words.anyone}>
          <HelpRows lines={anyone} />
        </RiskHelpPart>
      )}
    </HelpFirst>
  )
}

const RiskHelpPart = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => (
  <div className="border-t-2 border-brick/40 pt-5 pb-1 not-last:mb-2">
    <h2 className="text-subheading">{heading}</h2>
    {text && <p className="mt-1.5 leading-snug">{text}</p>}
    {children}
  </div>
)
