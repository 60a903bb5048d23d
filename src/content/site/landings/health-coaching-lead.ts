import { brand } from '#content/brand.ts'
import type { LandingLead } from './landing.ts'

export const healthCoachingLead: LandingLead = {
  title: 'Health coaching',
  description: `One-to-one health coaching on nutrition, fitness and habits from ${brand.name}, for adults in the UK. Small steps that last, with someone beside you.`,
  headline: { plain: 'Someone in your', emphasised: 'corner.' },
  lead: 'One-to-one coaching on nutrition, fitness and habits, built around the life you already have.',
  action: { label: 'Talk to us about coaching', note: 'A question is enough to begin.' },
}
