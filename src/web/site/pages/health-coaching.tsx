import { healthCoachingLead } from '#content/landings/health-coaching-lead.ts'
import { pages } from '#contract/pages.ts'
import { EveningWalk } from '#web/art/evening-walk.tsx'
import { nearView } from '#web/near-view.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingHero } from '../landing/hero.tsx'

export const meta = () => pageMeta(healthCoachingLead)

const firstPart = nearView('first-part', async () => (await import('../health-coaching/first-part.tsx')).FirstPart)
const secondPart = nearView('second-part', async () => (await import('../health-coaching/second-part.tsx')).SecondPart)

export default function HealthCoaching() {
  return (
    <article>
      <LandingHero
        lead={healthCoachingLead}
        scene={<EveningWalk className="absolute inset-0 size-full overflow-visible" />}
        sky="evening"
        to={pages.contactUs}
      />
      {firstPart}
      {secondPart}
    </article>
  )
}
