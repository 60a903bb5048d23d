import { brand } from '#content/brand.ts'
import type { LandingLead } from './landing.ts'

export const weightManagementLead: LandingLead = {
  title: 'Weight management',
  description: `Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app. From £125.00 a month with ${brand.name}.`,
  headline: { plain: 'Lighter, one week', emphasised: 'at a time.' },
  lead: 'Medication prescribed by UK clinicians, a coach of your own, and a smart scale that shows you more than a number.',
  price: { before: 'From', amount: '£125.00', was: '£209.00', after: 'a month', isFirstMonth: true },
  action: { label: 'Get Started', note: 'Questions first. You pay nothing to find out.' },
}
