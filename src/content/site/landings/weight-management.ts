import { compliance } from '#content/compliance.ts'
import type { OutcomeFigures, WeightFigures } from '#content/figures.ts'
import type { Steps, WhoDecides } from './landing.ts'

/**
 * The figures are the specification's; each names where it comes from. SURMOUNT-1: Jastreboff and others, NEJM 2022
 * (20.9% of starting weight on average at 15 mg, 22.5% counting only time on treatment). STEP 1: Wilding and others,
 * NEJM 2021 (14.9%, and 16.9% counting only time on treatment). SURMOUNT-4: Aronne and others, JAMA 2024 (20.9% after
 * the 36 weeks before the trial's two groups part). No published trial stands behind the figure for coaching.
 */
export const outcomesFor = ({ losses: { mounjaro, wegovy }, coachingGainPercent }: OutcomeFigures) => ({
  heading: 'What trials have found',
  losses: [
    {
      figure: `Up to ${mounjaro}%`,
      label: 'With Mounjaro',
      text: 'weight loss.',
      source: 'SURMOUNT-1 trial, 72 weeks at 15 mg: the average while people kept taking it.',
      percentage: mounjaro,
    },
    {
      figure: `Up to ${wegovy}%`,
      label: 'With Wegovy',
      text: 'weight loss, and up to 17% in 16 months.',
      source: `STEP 1 trial, 68 weeks at 2.4 mg: ${wegovy}% is the average for everyone, and 17% while people kept taking it.`,
      percentage: wegovy,
    },
    {
      figure: 'About 20%',
      label: 'At higher doses',
      text: 'average weight loss in 6-9 months.',
      source: 'SURMOUNT-4 trial, first 36 weeks on Mounjaro, 10 or 15 mg, among people who could stay on it.',
      percentage: 20,
    },
  ],
  together: {
    figure: `Up to ${coachingGainPercent}%`,
    label: 'With a coach',
    text: 'more weight loss with coaching plus medication than with medication alone.',
    source: 'Our own estimate, not the result of a published trial.',
    alone: 'Medication',
    both: 'With coaching',
  },
  legend: 'The whole bar is your starting weight; the dashed end is the part lost.',
  note: 'These people were in clinical trials, and are not our patients. They also ate less and moved more. Everyone is different, and your own figure may be lower.',
})

const treatmentSteps: Steps = {
  heading: 'How it works',
  items: [
    {
      title: 'Tell us about you',
      text: 'Answer questions about your health, one at a time. Stop when you like; your answers are saved.',
    },
    {
      title: 'Choose a treatment',
      text: 'See Mounjaro and Wegovy side by side, with every dose and every price.',
    },
    {
      title: 'A clinician decides',
      text: 'Once you have ordered, they read your answers, check your height and weight, and set the dose. If it is not right for you, they say so.',
    },
    {
      title: 'Start with support',
      text: 'If it is prescribed, your pen comes in a plain parcel with no name or logo on it, and no delivery fee. Pause or cancel any time.',
    },
  ],
}

const consultationSteps: Steps = {
  heading: 'How it works',
  items: [
    {
      title: 'Tell us about you',
      text: 'Answer questions about your health, one at a time. Stop when you like; your answers are saved.',
    },
    {
      title: 'See where you stand',
      text: 'If other care would be safer for you, we say so at once, and where to find it.',
    },
    {
      title: 'A clinician decides',
      text: 'They read your answers, check your height and weight, and tell you what could help. If we are not right for you, they say so.',
    },
    {
      title: 'Start with support',
      text: 'You agree a plan together, with a coach beside you. Pause or cancel any time.',
    },
  ],
}

export const steps: Steps = compliance.advertisesTreatment ? treatmentSteps : consultationSteps

export const scaleAndApp = {
  heading: 'A scale that knows it is not only about weight',
  lead: 'Step on in the morning. The smart scale reads your body composition and passes it to the app, which shows four things side by side. In a week when one of them does not change, another often does.',
  measures: {
    bmi: {
      name: 'BMI',
      text: 'Your weight compared with your height, worked out each time you step on the scale.',
    },
    bodyFat: {
      name: 'Body fat %',
      text: 'The share of your body that is fat. The rest includes the muscle you want to keep.',
    },
    habits: { name: 'Habits', text: 'Walks, meals, bedtimes: tick off the few you agreed with your coach.' },
    hydration: {
      name: 'Hydration',
      text: compliance.advertisesTreatment
        ? 'Glasses through the day. Easy to forget when you are less hungry.'
        : 'Glasses through the day. Easy to forget when there is a lot on.',
    },
  },
} as const

export type MeasureName = keyof typeof scaleAndApp.measures

export const journey = {
  heading: 'The journey, in five parts',
  lead: 'No two people go at the same pace. This is the usual order.',
  phases: compliance.advertisesTreatment
    ? [
        {
          name: 'Getting Started',
          text: 'Your answers are read, your height and weight are checked, and a clinician decides whether to begin, and at which dose.',
        },
        {
          name: 'Kickoff Phase',
          text: 'The lowest dose, so that your body can get used to it. You meet your coach and set up the scale.',
        },
        {
          name: 'Momentum Building',
          text: 'If it suits you, the dose goes up a step at a time. Meals get smaller, and new habits find their place.',
        },
        {
          name: 'Fine-Tuning',
          text: 'Up, down or just as it is: you and your clinician settle on the dose that works with the fewest side effects.',
        },
        {
          name: 'Staying on Track',
          text: 'The goal now is to keep the weight off. Check-ins continue, and a plan for life after medication takes shape.',
        },
      ]
    : [
        {
          name: 'Getting Started',
          text: 'Your answers are read, your height and weight are checked, and a clinician decides whether we can help.',
        },
        {
          name: 'Kickoff Phase',
          text: 'You and your clinician agree a plan. You meet your coach and set up the scale.',
        },
        {
          name: 'Momentum Building',
          text: 'One change at a time finds its place in your week, and your team hears how it suits you.',
        },
        {
          name: 'Fine-Tuning',
          text: 'What works stays and what does not is changed. You and your clinician settle the pace.',
        },
        {
          name: 'Staying on Track',
          text: 'The goal now is to keep what you’ve achieved. Check-ins continue for as long as they help you.',
        },
      ],
} as const

export const careTeam = {
  heading: 'Three kinds of people, one plan',
  lead: 'They read the same notes and talk to each other, so that you do not have to tell your story three times.',
  roles: {
    clinicians: {
      name: 'Clinicians',
      text: compliance.advertisesTreatment
        ? 'Doctors and prescribers licensed in the UK. They decide whether a medicine is safe for you, set the dose, and go over your blood tests with you.'
        : 'Doctors and prescribers licensed in the UK. They decide what is safe for you, and go over your blood tests with you.',
    },
    coaches: {
      name: 'Coaches',
      text: 'For the days in between: the walk you keep meaning to take, the evenings that go wrong, the week after a holiday.',
    },
    nutritionists: {
      name: 'Nutritionists',
      text: compliance.advertisesTreatment
        ? 'For eating well on a smaller appetite: enough protein, enough fibre, and food you still look forward to.'
        : 'For eating well: enough protein, enough fibre, and food you still look forward to.',
    },
  },
} as const

export const whoDecidesFor = ({ obeseBmi, lowestBmi, adultAge }: WeightFigures): WhoDecides => ({
  heading: 'Who decides',
  body: [
    `A clinician, every time. The programme is for adults with a BMI of ${obeseBmi} or more, or ${lowestBmi} or more with at least one weight-related condition. It is not for anyone under ${adultAge}.`,
    compliance.advertisesTreatment
      ? 'The questionnaire can tell you early that it is not for you. It can never promise you a medicine. Before anything is sent, a clinician checks your height, weight and BMI and does not rely on the form alone.'
      : 'The questionnaire can tell you early that it is not for you. It can never promise you treatment. Before anything is decided, a clinician checks your height, weight and BMI and does not rely on the form alone.',
    [
      compliance.advertisesTreatment
        ? 'Side effects, missed doses and blood tests are in the '
        : 'Costs, blood tests and letters to your GP are in the ',
      { text: 'questions people ask', page: 'faq' },
      '.',
    ],
  ],
})

/**
 * Public figures: Health Survey for England 2024, NHS England: 66 in 100 adults are overweight or living with obesity,
 * 30 of them the latter. The two facts beside them are of the survey of 2022, part 2. Adults are 16 and over there.
 */
export const obesityReport = {
  heading: 'You are in good company',
  lead: 'Weight is often spoken of as a private failing. Look at any hundred adults in England and it turns out to be very common, and harder to change alone than people admit.',
  picture: 'Of 100 adults in England, 30 are living with obesity, 36 more are overweight and 34 are neither.',
  shares: [
    { count: 30, tone: 'apricot', name: 'are living with obesity' },
    { count: 36, tone: 'sun', name: 'more are overweight' },
    { count: 34, tone: 'green', name: 'are neither' },
  ],
  facts: [
    { figure: '45%', text: 'of adults said in 2022 that they were trying to lose weight.' },
    {
      figure: '36%',
      text: 'of people aged 55 to 64 were living with obesity in 2022, compared with 14% of those aged 16 to 24.',
    },
  ],
  meaning: 'Here, obesity means a BMI of 30 or more, and overweight means a BMI of 25 to just under 30.',
  source: {
    before: 'The hundred are adults aged 16 and over in 2024: ',
    name: 'Health Survey for England',
    href: 'https://digital.nhs.uk/data-and-information/publications/statistical/health-survey-for-england',
    after: ', NHS England, the survey of 2024. The other two figures are from the survey of 2022, part 2.',
  },
} as const

export const articles = {
  heading: 'Read before you decide',
  slugs: [
    compliance.publishesMedicineFacts ? 'understanding-glp-1-medications' : 'strength-training-for-beginners',
    'role-of-nutrition-in-weight-management',
    'incorporating-fitness-into-your-routine',
  ],
} as const

export const closing = 'See if it suits you.'
