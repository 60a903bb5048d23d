import { Link } from 'react-router'
import { adhdResult as words } from '#content/adhd.ts'
import { notEligiblePath } from '#contract/pages.ts'
import type { NotEligibleReason } from '#domain/questionnaires/adhd/step-ids.ts'
import { useStanding } from './call/use-standing.ts'
import { RiskHelp } from './risk-help.tsx'

const asPart = (heading: string) => <h2 className="text-subheading">{heading}</h2>

/** For somebody whose answers about their safety rule a booking out. */
export function HelpInstead({ stored }: { stored: unknown }) {
  const { standing } = useStanding()
  return (
    <div>
      <RiskHelp stored={stored} heading={asPart} isRead={standing?.concern?.isOpen ?? false} />
      <Link
        to={notEligiblePath('adhd_risk_factors' satisfies NotEligibleReason)}
        className="mt-3 inline-block py-2.5 font-semibold text-green underline underline-offset-4"
      >
        {words.help}
      </Link>
    </div>
  )
}
