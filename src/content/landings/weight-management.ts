import type { Steps, WhoDecides } from './landing.ts'

export const outcomes = {
  heading: 'What people have lost',
  losses: [
    { figure: 'Up to 22%', label: 'With Mounjaro', text: 'weight loss.', percentage: 22 },
    {
      figure: 'Up to 15%',
      label: 'With Wegovy',
      text: 'weight loss, and up to 17% in 16 months.',
      percentage: 15,
    },
    {
      figure: 'About 20%',
      label: 'At higher doses',
      text: 'average weight loss in 6-9 months.',
      percentage: 20,
    },
  ],
  together: {
    figure: 'Up to 50%',
    label: 'With a coach',
    text: 'more weight loss with coaching plus medication than with medication alone.',
    alone: 'Medication',
    both: 'With coaching',
  },
  note: 'Everybody is different, and your own figure may be lower. Medication works together with what you eat and how you move.',
} as const

export const steps: Steps = {
  heading: 'How it works',
  items: [
    {
      title: 'Tell us about you',
      text: 'Answer questions about your health, one at a time. Stop when you like; your answers are kept.',
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
      title: 'Begin, with company',
      text: 'If it is prescribed, your pen comes in a plain parcel with no name or logo on it, and no delivery fee. Pause or cancel any time.',
    },
  ],
}

export const scaleAndApp = {
  heading: 'A scale that knows it is not only about weight',
  lead: 'Step on in the morning. The smart scale reads your body composition and passes it to the app, where four things stand side by side. On the weeks when one of them stands still, another is usually moving.',
  measures: {
    bmi: {
      name: 'BMI',
      text: 'Your weight set against your height, worked out for you after every step on the scale.',
    },
    bodyFat: { name: 'Body fat %', text: 'How much of you is fat, and how much is the muscle you want to keep.' },
    habits: { name: 'Habits', text: 'Walks, meals, bedtimes: tick off the few you agreed with your coach.' },
    hydration: { name: 'Hydration', text: 'Glasses through the day. Easy to forget when you are less hungry.' },
  },
} as const

export type MeasureName = keyof typeof scaleAndApp.measures

export const journey = {
  heading: 'The way there, in five parts',
  lead: 'No two people walk it at the same pace. This is the order most of it comes in.',
  phases: [
    {
      name: 'Getting Started',
      text: 'Your answers are read, your height and weight are checked, and a clinician decides whether and where to begin.',
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
      text: 'The goal now is to keep what you have gained. Check-ins go on, and a plan for life after medication takes shape.',
    },
  ],
} as const

export const careTeam = {
  heading: 'Three kinds of people, one plan',
  lead: 'They read the same notes and talk to each other, so that you do not have to tell your story three times.',
  roles: {
    clinicians: {
      name: 'Clinicians',
      text: 'Doctors and prescribers licensed in the UK. They decide whether a medicine is safe for you, set the dose, and go over your blood tests with you.',
    },
    coaches: {
      name: 'Coaches',
      text: 'For the days in between: the walk you keep meaning to take, the evenings that go wrong, the week after a holiday.',
    },
    nutritionists: {
      name: 'Nutritionists',
      text: 'For eating well on a smaller appetite: enough protein, enough fibre, and food you still look forward to.',
    },
  },
} as const

export const whoDecides: WhoDecides = {
  heading: 'Who decides',
  body: [
    'A clinician, every time. The programme is for adults with a BMI of 30 or more, or 27 or more with at least one weight-related condition. It is not for anyone under 18.',
    'The questionnaire can tell you early that it is not for you. It can never promise you a medicine. Before anything is sent, a clinician checks your height, weight and BMI and does not rely on the form alone.',
    ['Side effects, missed doses and blood tests are in the ', { text: 'questions people ask', page: 'faq' }, '.'],
  ],
}

/**
 * Public figures: Health Survey for England 2022, part 2, "Adult overweight and obesity", NHS England, published in
 * September 2024. Adults are 16 and over there. 64 in 100 are overweight or living with obesity, 29 of them the latter.
 */
export const obesityReport = {
  heading: 'You are in good company',
  lead: 'Weight is often spoken of as a private failing. Look at any hundred adults in England and it looks like something else: the most ordinary thing in the world, and harder to change alone than people admit.',
  picture: 'Of 100 adults in England, 29 are living with obesity, 35 more are overweight and 36 are neither.',
  shares: [
    { count: 29, tone: 'apricot', name: 'are living with obesity' },
    { count: 35, tone: 'sun', name: 'more are overweight' },
    { count: 36, tone: 'green', name: 'are neither' },
  ],
  facts: [
    { figure: '45%', text: 'of adults said that they were trying to lose weight.' },
    { figure: '36%', text: 'of people aged 55 to 64 were living with obesity, against 14% of those aged 16 to 24.' },
  ],
  meaning: 'Obesity means a BMI of 30 or more here, and overweight a BMI of 25 to just under 30.',
  source: {
    before: 'Figures for 2022, adults aged 16 and over: ',
    name: 'Health Survey for England 2022, part 2',
    href: 'https://digital.nhs.uk/data-and-information/publications/statistical/health-survey-for-england/2022-part-2/adult-overweight-and-obesity',
    after: ', NHS England, published in September 2024.',
  },
} as const

export const articles = {
  heading: 'Read before you decide',
  slugs: [
    'understanding-glp-1-medications',
    'role-of-nutrition-in-weight-management',
    'incorporating-fitness-into-your-routine',
  ],
} as const

export const closing = 'See if it suits you.'
