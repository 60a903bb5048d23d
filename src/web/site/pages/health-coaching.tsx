import { healthCoachingLanding } from '#content/landings.ts'
import { pages } from '#contract/pages.ts'
import { Coach } from '#web/art/coach.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingScreen } from '../landing-screen.tsx'

export const meta = () => pageMeta(healthCoachingLanding)

export default function HealthCoaching() {
  return (
    <LandingScreen
      art={<Coach className="w-[min(24rem,86%)] lg:mr-[max(0px,calc(50vw-45rem))] lg:w-full lg:max-w-[40rem]" />}
      landing={healthCoachingLanding}
      to={pages.contactUs}
      tone="sage"
    />
  )
}
