import { pages } from '#contract/pages.ts'
import { KiteAtNoon } from '#web/kit/art/kite-at-noon.tsx'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { lead } from '../adhd-assessment/lead.ts'
import { LandingHero } from '../landing/hero.tsx'

export const meta = () => pageMeta(lead)

const serviceAndSteps = lazyWhenVisible(
  'service-and-steps',
  async () => (await import('../adhd-assessment/service-and-steps.tsx')).ServiceAndSteps,
)
const cliniciansAndCost = lazyWhenVisible(
  'clinicians-and-cost',
  async () => (await import('../adhd-assessment/clinicians-and-cost.tsx')).CliniciansAndCost,
)

export default function AdhdAssessment() {
  return (
    <article>
      <LandingHero
        lead={lead}
        scene={<KiteAtNoon className="absolute inset-0 size-full overflow-visible" />}
        sky="noon"
        to={pages.adhdWelcome}
      />
      {serviceAndSteps}
      {cliniciansAndCost}
    </article>
  )
}
