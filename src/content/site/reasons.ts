import { compliance } from '../compliance.ts'

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
    words: compliance.advertisesTreatment
      ? 'You see the whole price first. You pay for medication only once a clinician has approved it.'
      : 'You see the whole price first. You pay only once a clinician has agreed that we can help.',
  },
  {
    id: 'to-your-door',
    name: compliance.advertisesTreatment ? 'Quietly to your door' : 'Quietly yours',
    words: compliance.advertisesTreatment
      ? 'Free delivery in a plain parcel. No names, no logos, nothing for the neighbours.'
      : 'What we send you says nothing on the outside. No names, no logos, nothing for the neighbours.',
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
    name: compliance.advertisesTreatment ? 'Proven treatments' : 'Open about limits',
    words: compliance.advertisesTreatment
      ? 'Clinically proven, UK licensed, and explained with the side effects left in.'
      : 'We tell you what is known, what is not, and when someone else can help you better.',
  },
] as const
