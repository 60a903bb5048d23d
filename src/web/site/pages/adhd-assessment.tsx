import { adhdFaq } from '#content/faq.ts'
import { adhdAssessmentLanding } from '#content/landings.ts'
import { pages } from '#contract/pages.ts'
import { Gauge } from '#web/art/gauge.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingFaq } from '../landing-faq.tsx'
import { LandingScreen } from '../landing-screen.tsx'

export const meta = () => pageMeta(adhdAssessmentLanding)

export default function AdhdAssessment() {
  return (
    <LandingScreen
      art={<Gauge className="mx-auto mb-10 w-[84%] max-w-[36rem] lg:mb-24" />}
      landing={adhdAssessmentLanding}
      to={pages.adhdWelcome}
      tone="apricot"
    >
      <LandingFaq group={adhdFaq} />
    </LandingScreen>
  )
}
