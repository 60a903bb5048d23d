import { weightManagementFaq } from '#content/faq.ts'
import { weightManagementLanding } from '#content/landings.ts'
import { consentFor } from '#contract/pages.ts'
import { WeightCurve } from '#web/art/weight-curve.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingFaq } from '../landing-faq.tsx'
import { LandingScreen } from '../landing-screen.tsx'

export const meta = () => pageMeta(weightManagementLanding)

export default function WeightManagement() {
  return (
    <LandingScreen
      art={<WeightCurve className="w-full lg:w-[110%] lg:flex-none xl:w-[118%] lg:mask-l-from-50%" />}
      landing={weightManagementLanding}
      to={consentFor('weight-management')}
      tone="ink"
    >
      <LandingFaq group={weightManagementFaq} />
    </LandingScreen>
  )
}
