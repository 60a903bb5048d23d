import { brand } from '#content/brand.ts'
import type { AssessmentFigures } from '#content/figures.ts'
import { inWords } from '#content/numbers.ts'
import type { LandingLead } from './landing.ts'

export const adhdAssessmentLead = ({ minutes, price }: Pick<AssessmentFigures, 'minutes' | 'price'>): LandingLead => ({
  title: 'ADHD assessment',
  description: `A private online ADHD assessment for adults in the UK: a free self-assessment, then ${minutes} minutes with a psychiatrist for ${price}, and ongoing care with ${brand.name}.`,
  headline: { plain: 'Find out why it feels', emphasised: 'so hard.' },
  lead: `A free self-assessment to start with. Then, if you choose, ${inWords(minutes)} minutes with a psychiatrist who has time to listen.`,
  price: { before: '', amount: price, after: `for ${minutes} minutes with a psychiatrist` },
  action: { label: 'Take Assessment', note: 'Free, and you can stop at any time.' },
})
