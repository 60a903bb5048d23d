import { brand } from '#content/brand.ts'
import type { Block } from '#content/text-page.ts'

type Point = { title: string; text: string }

type Figure = { figure: string; label: string; text: string }

export type Landing = {
  title: string
  description: string
  /** The last words of the headline are set in italics. */
  headline: { plain: string; emphasised: string }
  lead: string
  price?: { before: string; amount: string; was?: string; after: string }
  action: { label: string; note: string }
  steps: { heading: string; items: readonly Point[] }
  included: { heading: string; items: readonly Point[] }
  figures?: { heading: string; items: readonly Figure[]; note: string }
  whoDecides: { heading: string; body: readonly Block[] }
  closing: string
}

export const weightManagementLanding: Landing = {
  title: 'Weight management',
  description: `Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app. From £125.00 a month with ${brand.name}.`,
  headline: { plain: 'Lighter, one week', emphasised: 'at a time.' },
  lead: 'Medication prescribed by UK clinicians, a coach of your own, and a smart scale that shows you more than a number.',
  price: { before: 'From', amount: '£125.00', was: '£209.00', after: 'a month' },
  action: { label: 'Get Started', note: 'Questions first. You pay nothing to find out.' },
  steps: {
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
        text: 'They read your answers, check your height and weight, and set the dose. If it is not right for you, they say so.',
      },
      {
        title: 'Begin, with company',
        text: 'If it is prescribed, your pen comes in a plain parcel. Your coach, your scale and your app go along with you.',
      },
    ],
  },
  included: {
    heading: 'What is included',
    items: [
      {
        title: 'Medication',
        text: 'Either Mounjaro or Wegovy, both licensed in the UK, if a clinician prescribes it.',
      },
      {
        title: 'One-to-one coaching',
        text: 'Someone who knows your name and your week, for food, movement and habits.',
      },
      { title: 'A smart scale', text: 'It measures body composition, not only weight, and talks to the app.' },
      { title: 'A tracking app', text: 'BMI, body fat %, habits and hydration in one calm place.' },
      { title: 'Free, discreet delivery', text: 'No names, no logos, no delivery fee.' },
      { title: 'Room to breathe', text: 'Pause or cancel any time. Ongoing clinical support while you are with us.' },
    ],
  },
  figures: {
    heading: 'What people have lost',
    items: [
      { figure: 'Up to 22%', label: 'With Mounjaro', text: 'weight loss.' },
      { figure: 'Up to 15%', label: 'With Wegovy', text: 'weight loss, and up to 17% in 16 months.' },
      { figure: 'About 20%', label: 'At higher doses', text: 'average weight loss in 6-9 months.' },
      {
        figure: 'Up to 50%',
        label: 'With a coach',
        text: 'more weight loss with coaching plus medication than with medication alone.',
      },
    ],
    note: 'Everybody is different, and your own figure may be lower. Medication works together with what you eat and how you move.',
  },
  whoDecides: {
    heading: 'Who decides',
    body: [
      'A clinician, every time. The programme is for adults with a BMI of 30 or more, or 27 or more with at least one weight-related condition. It is not for anyone under 18.',
      'The questionnaire can tell you early that it is not for you. It can never promise you a medicine. Before anything is sent, a clinician checks your height, weight and BMI and does not rely on the form alone.',
      ['Side effects, missed doses and blood tests are in the ', { text: 'questions people ask', page: 'faq' }, '.'],
    ],
  },
  closing: 'See if it suits you.',
}

export const adhdAssessmentLanding: Landing = {
  title: 'ADHD assessment',
  description: `A private online ADHD assessment for adults in the UK: six free questions, then 90 minutes with a psychiatrist for £850.00, and ongoing care with ${brand.name}.`,
  headline: { plain: 'Find out why it feels', emphasised: 'so hard.' },
  lead: 'Six short questions to start with. Then, if you choose, ninety minutes with a psychiatrist who has time to listen.',
  price: { before: '', amount: '£850.00', after: 'for 90 minutes with a psychiatrist' },
  action: { label: 'Take Assessment', note: 'Free, and six questions long.' },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Six questions',
        text: 'How often, in the past 6 months, did you notice these things? There are no wrong answers.',
      },
      {
        title: 'A check on your safety',
        text: 'Some questions about your wellbeing, so that we only see people we can look after well online.',
      },
      {
        title: 'Ninety minutes',
        text: 'Choose a time and meet a psychiatrist online, from wherever in the UK you feel at ease.',
      },
      {
        title: 'Care that goes on',
        text: 'If it is ADHD, you talk about what could help. Ongoing care and medication reviews follow.',
      },
    ],
  },
  included: {
    heading: 'What is included',
    items: [
      { title: 'The online questionnaire', text: 'Free, and yours to stop and take up again.' },
      { title: 'A clinician appointment', text: '90 minutes, virtual, one to one, with a psychiatrist.' },
      { title: 'Ongoing care', text: 'If you start medication, it is reviewed with you as you go.' },
      { title: 'A digital companion', text: 'Online support for daily life between appointments. It lasts 6 months.' },
    ],
  },
  figures: {
    heading: 'The cost, in full',
    items: [
      { figure: '£850.00', label: 'The assessment', text: 'for one online appointment of 90 minutes.' },
      {
        figure: 'Around £100',
        label: 'Medication, if you need it',
        text: 'a month on average. Between £55 and £250, by medicine and dose.',
      },
      { figure: '£10', label: 'A posted prescription', text: 'admin fee, only if you ask for paper.' },
    ],
    note: 'Medication is not part of the assessment fee, and not everyone needs it.',
  },
  whoDecides: {
    heading: 'Who decides',
    body: [
      'A psychiatrist. The six questions are a screen, not a diagnosis: poor sleep, stress, anxiety and many other things can look like ADHD.',
      'The assessment may find that it is not ADHD. That is an answer too, and you leave with a next step. The service is for adults of 18 or over who are in the UK.',
      [
        'You can move or cancel an appointment. The ',
        { text: 'cancellation policy', page: 'cancellationPolicy' },
        ' says how, and what you get back.',
      ],
    ],
  },
  closing: 'Start with six questions.',
}

export const healthCoachingLanding: Landing = {
  title: 'Health coaching',
  description: `One-to-one health coaching on nutrition, fitness and habits from ${brand.name}, for adults in the UK. Small steps that last, with someone beside you.`,
  headline: { plain: 'Someone in your', emphasised: 'corner.' },
  lead: 'One-to-one coaching on nutrition, fitness and habits, built around the life you already have.',
  action: { label: 'Talk to us about coaching', note: 'A question is enough to begin.' },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'Get in touch', text: 'Tell us what you would like to change, in a line or two.' },
      {
        title: 'Meet your coach',
        text: 'Talk about your days as they are: work, family, sleep, what you like to eat.',
      },
      { title: 'Choose small steps', text: 'One or two changes at a time, small enough for a bad week.' },
      { title: 'Look again together', text: 'Keep what works, drop what does not, and take the next step.' },
    ],
  },
  included: {
    heading: 'Where a coach can help',
    items: [
      { title: 'Nutrition', text: 'Meals you enjoy, that fill you up and fit your budget.' },
      { title: 'Fitness', text: 'Movement that suits your body today, from a short walk upwards.' },
      { title: 'Habits', text: 'Changes that hang on to things you do anyway.' },
      { title: 'Sleep', text: 'Calmer evenings and a rhythm that holds.' },
      { title: 'Stress', text: 'Ways to get through hard days without undoing the good ones.' },
      { title: 'Keeping going', text: 'What to do after a slip, because everyone has them.' },
    ],
  },
  whoDecides: {
    heading: 'Who decides',
    body: [
      'You do. A coach listens, asks and suggests; the goals are yours. Coaches do not diagnose and do not prescribe. If something needs a clinician, they tell you so.',
      [
        'Coaching is part of the ',
        { text: 'weight management programme', page: 'weightManagement' },
        ', where coaching plus medication gives up to 50% more weight loss than medication alone. To have coaching on its own, ask us: you will know the price before you decide.',
      ],
    ],
  },
  closing: 'Tell us what you would like to change.',
}
