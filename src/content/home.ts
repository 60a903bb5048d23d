import { brand } from './brand.ts'

export const home = {
  title: `${brand.name}: weight management, ADHD assessment and health coaching online`,
  description:
    'Doctor-led weight management, ADHD assessment and health coaching for adults in the UK. Regulated by the Care Quality Commission. A clinician reviews every answer.',
  hero: {
    headline: ['Feel like yourself', 'again.'],
    lead: 'Doctor-led weight management, ADHD assessment and coaching from UK clinicians, at your own pace and from your own sofa.',
    aside: 'A clinician reviews every answer',
  },
  claims: 'What you can rely on',
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
    lead: `Registered with the Care Quality Commission as provider ${brand.cqc.providerId}.`,
    label: 'Certifications',
  },
  closing: {
    headline: ['Ready when', 'you', 'are.'],
    lead: 'Answer at your own pace and stop whenever you like. A clinician reads every answer and decides what is safe and right for you.',
  },
} as const

/** The five around the middle of the diagram, in the order they come round. */
export const careFeatures = [
  {
    id: 'clinicians',
    name: 'Clinicians',
    headline: 'A clinician decides',
    words:
      'Somebody licensed in the UK reads your answers, decides what is safe and sets the dose. If the answer is no, they say so, and say why.',
  },
  {
    id: 'medication',
    name: 'Medication',
    headline: 'Medicine, when it fits',
    words:
      'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.',
  },
  {
    id: 'coaching',
    name: 'Coaching',
    headline: 'A coach of your own',
    words:
      'One person who knows your name and your week, for everything a prescription cannot do: habits, sleep, and getting going again after a slip.',
  },
  {
    id: 'nutrition',
    name: 'Nutrition',
    headline: 'Food you still enjoy',
    words:
      'Nutritionists who start from what is in your kitchen already, not from a list of what has to go. Sunday lunch stays.',
  },
  {
    id: 'tracking',
    name: 'Tracking',
    headline: 'Progress you can see',
    words:
      'With weight management come a smart scale and an app. They draw the long line, so that one heavy Monday does not spoil it.',
  },
] as const

/** Six cards, from morning to night. */
export const reasons = [
  {
    id: 'doctor-led',
    name: 'Doctor-led',
    words: 'A clinician reads what you write before anything is prescribed. No form decides alone.',
  },
  {
    id: 'plain-prices',
    name: 'Plain prices',
    words: 'You see the whole price first. Medication is paid for only once a clinician has approved it.',
  },
  {
    id: 'to-your-door',
    name: 'Quietly to your door',
    words: 'Free delivery in a plain parcel. No names, no logos, nothing for the neighbours.',
  },
  {
    id: 'one-team',
    name: 'People who talk',
    words: 'Clinicians, coaches and nutritionists in one team, so you tell your story once.',
  },
  {
    id: 'pause',
    name: 'Yours to pause',
    words: 'Pause or cancel any time. Life gets in the way, and care should wait for it.',
  },
  {
    id: 'proven',
    name: 'Proven treatments',
    words: 'Clinically proven, UK licensed, and explained with the side effects left in.',
  },
] as const
