import { compliance } from '#content/compliance.ts'
import type { AssessmentFigures, ScoreFigures, WeightFigures } from '#content/figures.ts'
import type { HowLong } from '#content/intake/adhd.ts'
import { capital, inWords } from '#content/numbers.ts'
import type { PolicyWords } from '#content/site/policies/booking-policy.ts'
import type { Block, Paragraph } from '#content/site/text-page.ts'
import { adhdMedicationCost, missedDose, pregnancy, sideEffects, stopping, storing } from './faq-medicines.ts'

export type FaqItem = { id: string; question: string; answer: readonly Block[] }
export type FaqGroup = { id: string; heading: string; items: readonly FaqItem[] }

export const weightManagementFaq = (figures: WeightFigures): FaqGroup => ({
  id: 'weight-management',
  heading: 'Weight management',
  items: [
    {
      id: 'weight-who-can-join',
      question: 'Who can join the weight programme?',
      answer: [
        `Adults with a BMI of ${figures.obeseBmi} or more, or a BMI of ${figures.lowestBmi} or more with at least one weight-related condition, such as high blood pressure or sleep apnoea. A clinician decides.`,
        `We cannot treat anyone under ${figures.adultAge}. The programme is also not for people who are pregnant, trying to get pregnant or breastfeeding.`,
      ],
    },
    {
      id: 'weight-cost',
      question: 'How much does it cost?',
      answer: [
        compliance.promotesPrices
          ? `The weight programme is from ${figures.firstMonth} per month. ${figures.discount} comes off your first month. After that the price follows the dose you agree with your prescriber: the doses cost between ${figures.later.from} and ${figures.later.to} per month. You see the price of every dose before you order.`
          : 'The consultation has no fee. If treatment is right for you, you see its price, and every price after it, before you order. You pay only if a clinician approves it.',
        compliance.promotesPrices
          ? 'Delivery is free, and you can pause or cancel at any time.'
          : 'You can pause or cancel at any time.',
      ],
    },
    {
      id: 'weight-included',
      question: 'What do I get?',
      answer: [
        {
          list: [
            compliance.advertisesTreatment
              ? 'Either Mounjaro or Wegovy, if a clinician prescribes it.'
              : 'A consultation with a UK clinician, who decides what is safe for you.',
            'One-to-one coaching.',
            'A smart scale that measures body composition.',
            'An app that tracks your BMI, body fat, habits and hydration.',
            compliance.advertisesTreatment
              ? 'Free, discreet delivery: no names and no logos.'
              : 'Discretion: no names and no logos on anything we send.',
          ],
        },
      ],
    },
    ...(compliance.publishesMedicineFacts ? [missedDose] : []),
    {
      id: 'weight-blood-tests',
      question: 'Will I need blood tests?',
      answer: [
        'Yes. Blood tests are every 3 months. They show your clinician how your body is coping with the treatment. Your clinician tells you which tests you need and how to have them done.',
      ],
    },
    ...(compliance.publishesMedicineFacts ? [sideEffects, pregnancy] : []),
  ],
})

interface AboutAdhd {
  readonly assessment: AssessmentFigures
  readonly length: HowLong
  readonly score: ScoreFigures
  readonly policy: PolicyWords
}

export const adhdFaq = ({ assessment, length, score, policy }: AboutAdhd): FaqGroup => ({
  id: 'adhd',
  heading: 'ADHD assessment',
  items: [
    {
      id: 'adhd-who',
      question: 'Who can have an ADHD assessment?',
      answer: [
        `Adults of ${assessment.adultAge} or over who are in the UK or the Channel Islands at the time of the appointment. Under-${assessment.adultAge}s are excluded: they need a different kind of assessment, and a GP can help with that.`,
        'We are not the right place in a mental health crisis. If you need help now, please use one of the numbers at the end of this page.',
      ],
    },
    {
      id: 'adhd-what-happens',
      question: 'What happens, and what does it cost?',
      answer: [
        `First you take the free self-assessment online: up to ${length.questions} short questions, about ${length.minutes} minutes. ${length.safety} of them are about your safety and wellbeing. If an assessment with us is suitable, you choose a time, and we hold it for you for ${assessment.holdMinutes} minutes while you book.`,
        `The assessment is one online appointment of ${assessment.minutes} minutes with a psychiatrist. It costs ${assessment.price}, and you pay when you book.`,
      ],
    },
    {
      id: 'adhd-screen',
      question: 'Does the self-assessment tell me if I have ADHD?',
      answer: [
        `No. It is a first check, not a diagnosis. ${capital(inWords(score.scored))} answers of 0 to ${score.mostPoints} points add up to a score of up to ${score.highestScore}, which shows how often you notice things that people with ADHD often notice. We divide the scores into ${inWords(score.bands)} bands. These bands are ours, not a medical scale. Stress, poor sleep, anxiety and many other things can look the same. A psychiatrist decides.`,
      ],
    },
    ...(compliance.publishesMedicineFacts ? [adhdMedicationCost(assessment)] : []),
    {
      id: 'adhd-prescription',
      question: 'How do I get my prescription?',
      answer: [
        `If your psychiatrist prescribes ${compliance.advertisesTreatment ? 'a medicine' : 'for you'}, they explain how you get it. A posted prescription, on paper, carries a ${assessment.postedPrescription} admin fee.`,
        `Your ${compliance.advertisesTreatment ? 'medication' : 'treatment'} is then reviewed regularly as part of your ongoing care. Your psychiatrist reserves a time for you: a review takes ${assessment.review.minutes} minutes and costs ${assessment.review.price}, and you decide whether to take it.`,
      ],
    },
    {
      id: 'adhd-companion',
      question: 'What is the digital companion?',
      answer: [
        `Online support for daily life between your appointments: planning the week, getting started, and keeping track of how things go. The digital companion lasts ${assessment.companionMonths} months.`,
      ],
    },
    {
      id: 'adhd-cancel',
      question: 'What if I need to change my appointment?',
      answer: [
        [
          `${policy.both} You can do both in `,
          { text: 'your account', page: 'account' },
          '. Moving an appointment never increases your refund if you cancel later. If you cancel, this is what it costs:',
        ],
        { list: policy.costs },
        policy.missed,
        ['The ', { text: 'cancellation policy', page: 'cancellationPolicy' }, ' has the details.'],
      ],
    },
  ],
})

/** On the FAQ page only: the landing pages have the seven that people ask first. */
const moreAboutWeight = ({ authorisationDays }: WeightFigures): FaqGroup['items'] => [
  {
    id: 'weight-after-order',
    question: 'What happens after I order?',
    answer: [
      {
        list: [
          'Your card is authorised. Nothing is charged yet.',
          'A clinician reads your answers, checks your height, weight and BMI, and may ask you for more.',
          'If they approve, a pharmacist checks the prescription. Then your card is charged, and your medicine is prepared and sent.',
          `If they decline, or have not decided after ${authorisationDays} days, the money is released and you pay nothing.`,
        ],
      },
      [
        'We’ll email you when there’s news. ',
        { text: 'Your account', page: 'account' },
        ' has the details, and shows how far your order has got.',
      ],
    ],
  },
  {
    id: 'weight-conditions',
    question: 'Which weight-related conditions count?',
    answer: [
      'They include high blood pressure, type 2 diabetes or raised blood sugar, high cholesterol, heart disease and sleep apnoea. The questionnaire asks about them. If yours is not listed, add it where we ask about other conditions, and a clinician reads it if you order.',
    ],
  },
  {
    id: 'weight-gp',
    question: 'Do you tell my GP?',
    answer: [
      'Only with your agreement. We recommend it: your GP can then check for medicines that should not be taken together, and keep your record complete. A clinician may decide that a treatment is not safe unless your GP knows.',
    ],
  },
  ...(compliance.publishesMedicineFacts ? [storing, stopping] : []),
]

const moreAboutAdhd: FaqGroup['items'] = [
  {
    id: 'adhd-diagnosed',
    question: 'I already have a diagnosis. Can I still come?',
    answer: [
      'Yes. Tell us in the first question, and we will skip the ones about your childhood. Have your report or your letters ready for the appointment: the psychiatrist needs to see how the diagnosis was made.',
    ],
  },
  {
    id: 'adhd-not-suitable',
    question: 'Why couldn’t I book after the safety questions?',
    answer: [
      'One of your answers means that you need care from someone near you. We meet people by video, one appointment at a time, and that would not be safe enough. Unless you were signed in or asked us to call you, nobody here has read your answers. Please contact one of the services listed on the page you were taken to. It isn’t a judgement about you, and you can come back when things have changed.',
    ],
  },
  {
    id: 'adhd-shared-care',
    question: 'Can my GP take over the prescription?',
    answer: [
      'Some do, which is called shared care, but a practice may decline after a private diagnosis. Please ask yours before you book. You can also ask your GP to refer you for an assessment on the NHS, which is free, although the wait can be long.',
    ],
  },
]

const withMore = (group: FaqGroup, more: FaqGroup['items']): FaqGroup => ({
  ...group,
  items: [...group.items, ...more],
})

export type FaqPage = {
  title: string
  /** For search results: one or two sentences. */
  description: string
  intro: Paragraph
  groups: readonly FaqGroup[]
}

export const faqPage = (weight: WeightFigures, adhd: AboutAdhd): FaqPage => ({
  title: 'Questions people ask',
  description: compliance.publishesMedicineFacts
    ? 'Answers about the weight programme and the adult ADHD assessment: who can join, what it costs, missed doses, blood tests, prescriptions and cancelling.'
    : 'Answers about the weight programme and the adult ADHD assessment: who can join, what it costs, blood tests, your GP and cancelling.',
  intro: [
    'Short answers to what people ask us most. If yours is missing, please ',
    { text: 'ask us', page: 'contactUs' },
    '.',
  ],
  groups: [withMore(weightManagementFaq(weight), moreAboutWeight(weight)), withMore(adhdFaq(adhd), moreAboutAdhd)],
})
