import { closing, whoDecidesFor } from '#content/site/landings/weight-management.ts'
import { consentFor } from '#contract/pages.ts'
import { weightFigures } from '#domain/figures/weight.ts'
import { weightFaq } from '#web/shared/faq/weight-faq.ts'
import { LandingClosing } from '../landing/closing.tsx'
import { LandingFaq } from '../landing/faq.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { CareTeam } from './care-team.tsx'
import { lead } from './lead.ts'

export { Articles } from './articles.tsx'
export { Journey } from './journey.tsx'
export { ObesityReport } from './obesity-report.tsx'

export function Team() {
  return (
    <>
      <CareTeam />
      <WhoDecides whoDecides={whoDecidesFor(weightFigures)} />
    </>
  )
}

export function Questions() {
  return (
    <>
      <LandingFaq group={weightFaq} />
      <LandingClosing action={lead.action.label} to={consentFor('weight-management')} words={closing} />
    </>
  )
}
