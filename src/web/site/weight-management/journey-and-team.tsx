import { closing, whoDecidesFor } from '#content/landings/weight-management.ts'
import { consentFor } from '#contract/pages.ts'
import { weightFigures } from '#domain/figures/weight.ts'
import { weightFaq } from '#web/shared/faq/weight-faq.ts'
import { LandingClosing } from '../landing/closing.tsx'
import { LandingFaq } from '../landing/faq.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { Articles } from './articles.tsx'
import { CareTeam } from './care-team.tsx'
import { Journey } from './journey.tsx'
import { lead } from './lead.ts'
import { ObesityReport } from './obesity-report.tsx'

export function JourneyAndTeam() {
  return (
    <div id="journey-and-team" className="below-fold-1790 lg:below-fold-1075">
      <Journey />
      <CareTeam />
      <WhoDecides whoDecides={whoDecidesFor(weightFigures)} />
      <ObesityReport />
      <Articles />
      <LandingFaq group={weightFaq} />
      <LandingClosing action={lead.action.label} to={consentFor('weight-management')} words={closing} />
    </div>
  )
}
