import { brand } from '../brand.ts'
import { credentials } from './credentials.ts'

/** What the home page says below its first screen. Apart from it, so that it is loaded when it is nearly in sight. */
export const homeSections = {
  services: { headline: 'Three ways in. One team that stays with you.' },
  care: {
    headline: ['Everything turns', 'around', 'you.'],
    lead: 'Most care comes in pieces, from people who never meet. Ours is five kinds of help that know about each other.',
    centre: 'You',
    label: 'Five kinds of help',
  },
  values: {
    headline: 'Six things we hold to, in any weather',
    lead: 'One team of clinicians, coaches and nutritionists, with ongoing clinical support.',
  },
  why: {
    headline: `Why Choose ${brand.name}`,
    lead: 'Six reasons, from first light to lamplight.',
  },
  certifications: {
    headline: 'Checked by others, not only by us',
    lead: credentials.lead,
    label: 'Certifications',
  },
  closing: {
    headline: ['Ready when', 'you', 'are.'],
    lead: 'Answer at your own pace and stop whenever you like. Once you order or book, a clinician reads your answers and decides what is safe and right for you.',
  },
} as const
