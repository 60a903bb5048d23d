import { brand } from '../brand.ts'

export const home = {
  title: `${brand.name}: weight management, ADHD assessment and health coaching online`,
  description:
    'Doctor-led weight management, ADHD assessment and health coaching for adults in the UK. Regulated by the Care Quality Commission. A clinician reviews every order.',
  hero: {
    headline: ['Feel like yourself', 'again.'],
    lead: 'Doctor-led weight management, ADHD assessment and coaching from UK clinicians, at your own pace and from your own sofa.',
    aside: 'A clinician reviews every order',
  },
} as const
