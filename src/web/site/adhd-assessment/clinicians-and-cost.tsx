import { adhdFaq } from '#content/site/faq.ts'
import { closing, whoDecidesFor } from '#content/site/landings/adhd-assessment.ts'
import { pages } from '#contract/pages.ts'
import { adhdFigures } from '#domain/figures/adhd.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { gutter } from '#web/kit/gutter.ts'
import { HelpNowNote } from '../help-now-note.tsx'
import { LandingClosing } from '../landing/closing.tsx'
import { LandingFaq } from '../landing/faq.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { Clinicians } from './clinicians.tsx'
import { Cost } from './cost.tsx'
import { lead } from './lead.ts'

export function CliniciansAndCost() {
  return (
    <div id="clinicians-and-cost">
      <Clinicians />
      <Cost />
      <WhoDecides whoDecides={whoDecidesFor(adultAge)} />
      <LandingFaq group={adhdFaq(adhdFigures)} />
      <div className={`${gutter} pb-14 md:pb-24`}>
        <HelpNowNote />
      </div>
      <LandingClosing action={lead.action.label} to={pages.adhdWelcome} words={closing} />
    </div>
  )
}
