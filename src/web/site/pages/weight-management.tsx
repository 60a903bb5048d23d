import { weightManagementLead } from '#content/landings/weight-management-lead.ts'
import { consentFor } from '#contract/pages.ts'
import { DawnDescent } from '#web/art/dawn-descent.tsx'
import { nearView } from '#web/near-view.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingHero } from '../landing/hero.tsx'

export const meta = () => pageMeta(weightManagementLead)

const firstPart = nearView('first-part', async () => (await import('../weight-management/first-part.tsx')).FirstPart)
const banner = nearView(
  'take-assessment',
  async () => (await import('../weight-management/floating-banner.tsx')).FloatingBanner,
)
const secondPart = nearView(
  'second-part',
  async () => (await import('../weight-management/second-part.tsx')).SecondPart,
)

export default function WeightManagement() {
  return (
    <article>
      <LandingHero
        lead={weightManagementLead}
        scene={<DawnDescent className="absolute inset-0 size-full overflow-visible" />}
        sky="dawn"
        to={consentFor('weight-management')}
      />
      {firstPart}
      {secondPart}
      {banner}
    </article>
  )
}
