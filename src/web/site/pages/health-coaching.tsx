import { healthCoachingLead } from '#content/site/landings/health-coaching-lead.ts'
import { pages } from '#contract/pages.ts'
import { EveningWalk } from '#web/kit/art/evening-walk.tsx'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { LandingHero } from '../landing/hero.tsx'

export const meta = () => pageMeta(healthCoachingLead)

const coaching = lazyWhenVisible('coaching', async () => (await import('../health-coaching/coaching.tsx')).Coaching)
const teamAndSteps = lazyWhenVisible(
  'team-and-steps',
  async () => (await import('../health-coaching/team-and-steps.tsx')).TeamAndSteps,
)

export default function HealthCoaching() {
  return (
    <article>
      <LandingHero
        lead={healthCoachingLead}
        scene={<EveningWalk className="absolute inset-0 size-full overflow-visible" />}
        sky="evening"
        to={pages.contactUs}
      />
      {coaching}
      {teamAndSteps}
    </article>
  )
}
