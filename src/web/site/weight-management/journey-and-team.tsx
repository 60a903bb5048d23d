import { weightManagementFaq } from '#content/faq.ts'
import { closing, whoDecides } from '#content/landings/weight-management.ts'
import { weightManagementLead } from '#content/landings/weight-management-lead.ts'
import { consentFor } from '#contract/pages.ts'
import { LandingClosing } from '../landing/closing.tsx'
import { LandingFaq } from '../landing/faq.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { Articles } from './articles.tsx'
import { CareTeam } from './care-team.tsx'
import { Journey } from './journey.tsx'
import { ObesityReport } from './obesity-report.tsx'

export function JourneyAndTeam() {
  return (
    <div id="journey-and-team">
      <Journey />
      <CareTeam />
      <WhoDecides whoDecides={whoDecides} />
      <ObesityReport />
      <Articles />
      <LandingFaq group={weightManagementFaq} />
      <LandingClosing action={weightManagementLead.action.label} to={consentFor('weight-management')} words={closing} />
    </div>
  )
}
