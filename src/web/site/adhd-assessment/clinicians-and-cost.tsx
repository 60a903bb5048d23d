import { adhdFaq } from '#content/faq.ts'
import { closing, whoDecides } from '#content/landings/adhd-assessment.ts'
import { adhdAssessmentLead } from '#content/landings/adhd-assessment-lead.ts'
import { pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'
import { HelpNowNote } from '../help-now-note.tsx'
import { LandingClosing } from '../landing/closing.tsx'
import { LandingFaq } from '../landing/faq.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { Clinicians } from './clinicians.tsx'
import { Cost } from './cost.tsx'

export function CliniciansAndCost() {
  return (
    <div id="clinicians-and-cost">
      <Clinicians />
      <Cost />
      <WhoDecides whoDecides={whoDecides} />
      <LandingFaq group={adhdFaq} />
      <div className={`${gutter} pb-14 md:pb-24`}>
        <HelpNowNote />
      </div>
      <LandingClosing action={adhdAssessmentLead.action.label} to={pages.adhdWelcome} words={closing} />
    </div>
  )
}
