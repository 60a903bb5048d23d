import { Link } from 'react-router'
import { adhdResult as words } from '#content/intake/adhd.ts'
import { notEligiblePath } from '#contract/pages.ts'
import type { NotEligibleReason } from '#domain/intake/adhd/step-ids.ts'
import { useCallStatus } from './call/use-call-status.ts'
import { RiskHelp } from './risk-help.tsx'

const asPart = (heading: string) => <h2 className="text-subheading">{heading}</h2>

/** For somebody whose answers about their safety rule a booking out. */
export function HelpInstead({ stored }: { stored: unknown }) {
  const { standing } = useCallStatus()
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
