import { compliance } from '../compliance.ts'

/** The five around the middle of the diagram, in the order they come round. */
export const careFeatures = [
  {
    id: 'clinicians',
    name: 'Clinicians',
    headline: 'A clinician decides',
    words: compliance.advertisesTreatment
      ? 'Before anything is prescribed, a clinician licensed in the UK reads your answers, decides what is safe and sets the dose. If the answer is no, they say so, and say why.'
      : 'A clinician licensed in the UK reads your answers and decides what is safe. If the answer is no, they say so, and say why.',
  },
  {
    id: compliance.advertisesTreatment ? 'medication' : 'consultation',
    name: compliance.advertisesTreatment ? 'Medication' : 'Consultation',
    headline: compliance.advertisesTreatment ? 'Medicine, when it is right' : 'A proper conversation',
    words: compliance.advertisesTreatment
      ? 'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.'
      : 'Your health, your history and what you hope for, gone through with a UK clinician, who tells you what could help and what would not be safe.',
  },
  {
    id: 'coaching',
    name: 'Coaching',
    headline: 'A coach beside you',
    words: compliance.advertisesTreatment
      ? 'Someone to write to about everything a prescription cannot do: habits, sleep, and getting going again after a slip.'
      : 'Someone to write to about the part between appointments: habits, sleep, and getting going again after a slip.',
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
      'Weight management comes with a smart scale and an app. They show the trend over weeks, so that one heavy Monday does not spoil it.',
  },
] as const
