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
const journeyAndTeam = () => import('../weight-management/journey-and-team.tsx')
const journey = lazyWhenVisible(
  'journey',
  async () => (await journeyAndTeam()).Journey,
  'below-fold-305 lg:below-fold-200',
)
const team = lazyWhenVisible('care-team', async () => (await journeyAndTeam()).Team, 'below-fold-545 lg:below-fold-300')
const report = lazyWhenVisible(
  'obesity-report',
  async () => (await journeyAndTeam()).ObesityReport,
  'below-fold-275 lg:below-fold-180',
)
const articles = lazyWhenVisible(
  'articles',
  async () => (await journeyAndTeam()).Articles,
  'below-fold-450 lg:below-fold-200',
)
const questions = lazyWhenVisible(
  'faq',
  async () => (await journeyAndTeam()).Questions,
  'below-fold-215 lg:below-fold-195',
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
      {journey}
      {team}
      {report}
      {articles}
      {questions}
      {banner}
    </article>
  )
}
