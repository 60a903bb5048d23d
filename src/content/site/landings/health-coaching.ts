import { compliance } from '#content/compliance.ts'
import type { Steps, WhoDecides } from './landing.ts'

export const coachWork = {
  heading: 'What a coach does',
  lead: 'You know roughly what would be good for you. Most people do. A coach helps with the part between knowing and doing.',
  does: {
    heading: 'A coach will',
    items: [
      'Ask about your days before giving you any advice.',
      'Help you choose one small thing, and then the next one.',
      'Notice what is working, even when you do not.',
      'Tell you straight when something needs a clinician.',
    ],
  },
  doesNot: {
    heading: 'A coach will not',
    items: [
      'Hand you a meal plan made for someone else.',
      'Weigh you, scold you or count your slips.',
      compliance.advertisesTreatment ? 'Diagnose, prescribe, or comment on your doses.' : 'Diagnose or prescribe.',
      'Carry on for longer than you find useful.',
    ],
  },
} as const

export const support = {
  heading: 'Where a coach can help',
  areas: {
    nutrition: { name: 'Nutrition', text: 'Meals you enjoy, that fill you up and fit your budget.' },
    fitness: { name: 'Fitness', text: 'Movement that suits your body today, from a short walk upwards.' },
    habits: { name: 'Habits', text: 'Changes built on things you do anyway.' },
    sleep: { name: 'Sleep', text: 'Calmer evenings and a rhythm that lasts.' },
    stress: { name: 'Stress', text: 'Ways to get through hard days without undoing the good ones.' },
    keepingGoing: { name: 'Keeping going', text: 'What to do after a slip, because everyone has them.' },
  },
} as const

export type SupportArea = keyof typeof support.areas

export const steps: Steps = {
  heading: 'How it works',
  items: [
    { title: 'Get in touch', text: 'Tell us what you would like to change, in a line or two.' },
    { title: 'Meet your coach', text: 'Talk about your days as they are: work, family, sleep, what you like to eat.' },
    { title: 'Choose small steps', text: 'One or two changes at a time, small enough for a bad week.' },
    { title: 'Look again together', text: 'Keep what works, drop what does not, and take the next step.' },
  ],
}

export const careTeam = {
  heading: 'Not only a coach',
  lead: 'Behind every coach there are people to ask. If food is the hard part, a dietitian joins in. If it is something a clinician should see, we tell you.',
  members: ['coach', 'dietitian', 'pharmacist'],
} as const

export const whoDecidesFor = (coachingGainPercent: number): WhoDecides => ({
  heading: 'Who decides',
  body: [
    'You do. A coach listens, asks and suggests; the goals are yours. Coaches do not diagnose and do not prescribe.',
    [
      'Coaching is part of the ',
      { text: 'weight management programme', page: 'weightManagement' },
      compliance.advertisesTreatment
        ? `, where we estimate that coaching plus medication gives up to ${coachingGainPercent}% more weight loss than medication alone. To have coaching on its own, ask us: you will know the price before you decide.`
        : '. To have coaching on its own, ask us: you will know the price before you decide.',
    ],
  ],
})

export const articles = {
  heading: 'Something to read this evening',
  carousel: 'Articles from our blog',
  slugs: [
    compliance.publishesMedicineFacts ? 'understanding-glp-1-medications' : 'strength-training-for-beginners',
    'role-of-nutrition-in-weight-management',
    'incorporating-fitness-into-your-routine',
    'the-mind-side-of-weight',
    'sleep-and-appetite',
    'adhd-in-adults-what-it-looks-like',
  ],
} as const

export const closing = 'Tell us what you would like to change.'
