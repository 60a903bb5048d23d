import { brand } from '#content/brand.ts'
import type { LandingLead } from './landing.ts'

/** As they are written: £125.00. */
interface Prices {
  readonly firstMonth: string
  readonly before: string
}

export const treatmentLead = ({ firstMonth, before }: Prices): LandingLead => ({
  title: 'Weight management',
  description: `Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app. From ${firstMonth} a month with ${brand.name}.`,
  headline: { plain: 'Lighter, one week', emphasised: 'at a time.' },
  lead: 'Medication prescribed by UK clinicians, a coach beside you, and a smart scale that shows you more than a number.',
  price: { before: 'From', amount: firstMonth, was: before, after: 'a month', isFirstMonth: true },
  action: { label: 'Get Started', note: 'Questions first. You pay nothing to find out.' },
})

/** The service without what a clinician may prescribe: the consultation, and what it costs. */
export const consultationLead: LandingLead = {
  title: 'Weight management',
  description: `A weight management consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app, with ${brand.name}.`,
  headline: { plain: 'It starts with a', emphasised: 'conversation.' },
  lead: 'A weight management consultation with a UK clinician, a coach beside you, and a smart scale that shows you more than a number.',
  price: { before: 'The consultation:', amount: 'no fee', after: '' },
  action: { label: 'Get Started', note: 'Questions first. You pay nothing to find out.' },
}
