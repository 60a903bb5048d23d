import { compliance } from '#content/compliance.ts'
import type { AssessmentFigures } from '#content/figures.ts'
import type { HowLong } from '#content/intake/adhd.ts'
import { capital, inWords } from '#content/numbers.ts'
import type { Steps, WhoDecides } from './landing.ts'

/** What the service is made of. */
export const serviceFor = ({ minutes }: Pick<AssessmentFigures, 'minutes'>) => ({
  heading: 'Three parts, in this order',
  lead: 'You can stop after any of them. Nobody will chase you.',
  parts: {
    questionnaire: {
      name: 'An online questionnaire',
      text: 'Our free self-assessment: short questions about the past 6 months, and about your safety and wellbeing. You can stop and carry on later. It is a first check, not a diagnosis.',
    },
    appointment: {
      name: 'A clinician appointment',
      text: `${minutes} minutes by video, one to one, with a psychiatrist. You talk about your life now, about school and childhood, and about what else could explain it.`,
    },
    ongoing: {
      name: compliance.advertisesTreatment ? 'Ongoing care and medication reviews' : 'Ongoing care',
      text: compliance.advertisesTreatment
        ? 'If it is ADHD, you plan together what could help. If a medicine is part of that, it is started carefully and reviewed with you as you go.'
        : 'If it is ADHD, you plan together what could help, and look at it again as you go.',
    },
  },
})

export type ServicePart = keyof ReturnType<typeof serviceFor>['parts']

export const stepsFor = (
  { questions, minutes, scored, safety }: HowLong,
  appointment: Pick<AssessmentFigures, 'minutes'>,
): Steps => ({
  heading: 'What happens, step by step',
  items: [
    {
      title: 'The self-assessment',
      text: `${scored} questions about the past 6 months and some about you. There are up to ${questions} short questions in all, which take about ${minutes} minutes. Then you see your result.`,
    },
    {
      title: 'A check on your safety',
      text: `${safety} of them are about your safety and wellbeing, so that we only see people we can look after well online.`,
    },
    {
      title: `${capital(inWords(appointment.minutes))} minutes`,
      text: 'Choose a time and meet a psychiatrist online, from wherever in the UK you feel at ease.',
    },
    {
      title: 'A plain answer',
      text: 'You hear what the psychiatrist thinks and why, and what could come next. It is written down for you, in a letter that you can show your GP.',
    },
  ],
})

export const team = {
  heading: 'The people you would meet',
  lead: 'A psychiatrist makes the diagnosis. The others are there for what comes after it.',
  carousel: 'Our clinicians and coaches',
} as const

export const costFor = ({
  price,
  minutes,
  medication,
  review,
  postedPrescription,
  companionMonths,
}: AssessmentFigures) => ({
  heading: 'The cost, in full',
  items: [
    { figure: price, label: 'The assessment', text: `for one online appointment of ${minutes} minutes.` },
    compliance.advertisesTreatment
      ? {
          figure: `Around ${medication.average}`,
          label: 'Medication, if you need it',
          text: `a month on average. Between ${medication.from} and ${medication.to}, depending on the medicine and the dose.`,
        }
      : {
          figure: review.price,
          label: 'A review',
          text: `for ${review.minutes} minutes, only if your psychiatrist plans one with you.`,
        },
    {
      figure: postedPrescription,
      label: 'A posted prescription',
      text: 'admin fee, only if you ask for one on paper.',
    },
    {
      figure: `${companionMonths} months`,
      label: 'A digital companion',
      text: 'of online support for daily life between appointments.',
    },
  ],
  note: compliance.advertisesTreatment
    ? 'The self-assessment is free. Medication is not part of the assessment fee, and not everyone needs it.'
    : 'The self-assessment is free. Anything that comes after the assessment has a price of its own, which you know before you decide.',
})

export const whoDecidesFor = (adultAge: number): WhoDecides => ({
  heading: 'Who decides',
  body: [
    'A psychiatrist. The self-assessment is a first check, not a diagnosis: poor sleep, stress, anxiety and many other things can look like ADHD.',
    `The assessment may find that it is not ADHD. That is an answer too, and you leave with a next step. The service is for adults of ${adultAge} or over who are in the UK.`,
    [
      'You can move or cancel an appointment. The ',
      { text: 'cancellation policy', page: 'cancellationPolicy' },
      ' says how, and what you get back.',
    ],
  ],
})

export const closing = 'Start with the free self-assessment.'
