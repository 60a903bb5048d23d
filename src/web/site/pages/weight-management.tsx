import { consentFor } from '#contract/pages.ts'
import { DawnDescent } from '#web/kit/art/dawn-descent.tsx'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { LandingHero } from '../landing/hero.tsx'
import { lead } from '../weight-management/lead.ts'

export const meta = () => pageMeta(lead)

const outcomesAndSteps = lazyWhenVisible(
  'outcomes-and-steps',
  async () => (await import('../weight-management/outcomes-and-steps.tsx')).OutcomesAndSteps,
)
const banner = lazyWhenVisible(
  'take-assessment',
  async () => (await import('../weight-management/floating-banner.tsx')).FloatingBanner,
)
const journeyAndTeam = lazyWhenVisible(
  'journey-and-team',
  async () => (await import('../weight-management/journey-and-team.tsx')).JourneyAndTeam,
)

export default function WeightManagement() {
  return (
    <article>
      <LandingHero
        lead={lead}
        scene={<DawnDescent className="absolute inset-0 size-full overflow-visible" />}
        sky="dawn"
        to={consentFor('weight-management')}
      />
      {outcomesAndSteps}
      {journeyAndTeam}
      {banner}
    </article>
  )
}
