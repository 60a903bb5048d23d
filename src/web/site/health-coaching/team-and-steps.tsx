import { closing, steps, whoDecidesFor } from '#content/site/landings/health-coaching.ts'
import { healthCoachingLead } from '#content/site/landings/health-coaching-lead.ts'
import { pages } from '#contract/pages.ts'
import { coachingGainPercent } from '#domain/catalogue/coaching.ts'
import { LandingClosing } from '../landing/closing.tsx'
import { Steps } from '../landing/steps.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { Articles } from './articles.tsx'
import { CareTeam } from './care-team.tsx'

export function TeamAndSteps() {
  return (
    <div id="team-and-steps">
      <CareTeam />
      <Steps steps={steps} />
      <Articles />
      <WhoDecides whoDecides={whoDecidesFor(coachingGainPercent)} />
      <LandingClosing action={healthCoachingLead.action.label} to={pages.contactUs} words={closing} />
    </div>
  )
}
