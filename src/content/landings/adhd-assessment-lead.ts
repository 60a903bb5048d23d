import { brand } from '#content/brand.ts'
import type { LandingLead } from './landing.ts'

export const adhdAssessmentLead: LandingLead = {
  title: 'ADHD assessment',
  description: `A private online ADHD assessment for adults in the UK: a free self-assessment, then 90 minutes with a psychiatrist for £850.00, and ongoing care with ${brand.name}.`,
  headline: { plain: 'Find out why it feels', emphasised: 'so hard.' },
  lead: 'A free self-assessment to start with. Then, if you choose, ninety minutes with a psychiatrist who has time to listen.',
  price: { before: '', amount: '£850.00', after: 'for 90 minutes with a psychiatrist' },
  action: { label: 'Take Assessment', note: 'Free, and you can stop at any time.' },
}
