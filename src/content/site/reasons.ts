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
    words: 'You see the whole price first. You pay for medication only once a clinician has approved it.',
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
