import { adhdAssessmentLead } from '#content/landings/adhd-assessment-lead.ts'
import { pages } from '#contract/pages.ts'
import { KiteAtNoon } from '#web/art/kite-at-noon.tsx'
import { nearView } from '#web/near-view.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingHero } from '../landing/hero.tsx'

export const meta = () => pageMeta(adhdAssessmentLead)

const firstPart = nearView('first-part', async () => (await import('../adhd-assessment/first-part.tsx')).FirstPart)
const secondPart = nearView('second-part', async () => (await import('../adhd-assessment/second-part.tsx')).SecondPart)

export default function AdhdAssessment() {
  return (
    <article>
      <LandingHero
        lead={adhdAssessmentLead}
        scene={<KiteAtNoon className="absolute inset-0 size-full overflow-visible" />}
        sky="noon"
        to={pages.adhdWelcome}
      />
      {firstPart}
      {secondPart}
    </article>
  )
}
