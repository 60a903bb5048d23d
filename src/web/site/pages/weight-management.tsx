import { weightManagementLead } from '#content/landings/weight-management-lead.ts'
import { consentFor } from '#contract/pages.ts'
import { DawnDescent } from '#web/art/dawn-descent.tsx'
import { nearView } from '#web/near-view.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LandingHero } from '../landing/hero.tsx'
import { FloatingBanner } from '../weight-management/floating-banner.tsx'

export const meta = () => pageMeta(weightManagementLead)

const assessment = consentFor('weight-management')

const firstPart = nearView('outcomes', async () => (await import('../weight-management/first-part.tsx')).FirstPart)
const secondPart = nearView('journey', async () => (await import('../weight-management/second-part.tsx')).SecondPart)

export default function WeightManagement() {
  return (
    <article>
      <LandingHero
        lead={weightManagementLead}
        scene={<DawnDescent className="absolute inset-0 size-full" />}
        sky="dawn"
        to={assessment}
      />
      {firstPart}
      {secondPart}
      <FloatingBanner to={assessment} />
    </article>
  )
}
