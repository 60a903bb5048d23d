import { brand } from '../brand.ts'
import { capital, inWords } from '../numbers.ts'
import { line } from '../safeguarding/help-lines.ts'

/** Counted from the questions themselves, and handed in wherever a sentence says how long it takes. */
export interface HowLong {
  readonly questions: number
  readonly minutes: number
  readonly scored: number
  readonly safety: number
}

export const adhdWelcome = {
  title: 'ADHD self-assessment',
  description: `A free self-assessment about attention and restlessness, from ${brand.name}. A first check for adults, not a diagnosis.`,
  heading: ['Let’s look at this', 'together'],
  lead: 'Many people wonder for years why everyday things take so much effort. Some short questions can help you decide what to do next.',
  points: ({ questions, minutes, scored, safety }: HowLong) => [
    `Up to ${questions} short questions, about ${minutes} minutes in all: ${scored} about the past 6 months, ${safety} about your safety and wellbeing, and a few about you. You’ll see your result at the end.`,
    'It’s free. You can stop at any time and carry on later on this device.',
    'It’s a first check, not a diagnosis. There are no right or wrong answers.',
  ],
  ok: 'OK',
} as const

/** The step that asks nothing. Its heading, its hint and its button are with the step. */
export const selfAssessmentIntro = {
  part: 'Part 1 of 2',
  points: [
    'Choose the first answer that comes to mind. You can always go back and change it.',
    'Think about how you manage without reminders from other people.',
    'Most people notice some of these.',
  ],
} as const

export const riskScreen = {
  part: 'Part 2 of 2',
  /** Before the questions, with the help lines. */
  help: {
    heading: 'Need help now? Leave this form',
  },
  why: `Some people need care that we can’t give by video, so we ask these questions first. Your answers are confidential. Nobody at ${brand.name} reads them unless you book an appointment, ask us to call you, or are signed in to an account with us. If anything here worries you, please speak to your GP or one of the services above.`,
  yes: 'Yes',
  no: 'No',
  left: (unanswered: number) =>
    unanswered === 1 ? '1 question is not answered yet.' : `${unanswered} questions are not answered yet.`,
} as const

export const adhdResult = {
  title: 'Your self-assessment result',
  description: (scored: number) =>
    `What your ${inWords(scored)} answers add up to, and what you can do next. A first check, not a diagnosis.`,
  heading: ['Your', 'result'],
  calculating: 'Calculating your results...',
  /** Read out in place of the drawing. */
  gauge: (score: number, highest: number, band: string) => `Your score is ${score} out of ${highest}: ${band}.`,
  outOf: (highest: number) => `out of ${highest}`,
  /** Under the name of the band, which frightens where it stands alone. */
  bandMeans:
    'This adds up how often you notice these things. It doesn’t measure how ill you are, and it isn’t a diagnosis.',
  /** Below the bands: nobody should take them for a clinical scale. */
  bandsAreOurs: 'These bands are our own, not a medical scale.',
  /** `withUs` is for adults who can book, and for nobody else. */
  bands: (count: number) => ({
    mild: {
      explanation: `Your score is in the lowest of ${inWords(count)} bands. You rarely notice these things, or only a few of them.`,
      recommendation:
        'You may not need an assessment now. A low score doesn’t rule ADHD out: some people have learned to work around it, often with a lot of effort. If daily life feels harder than it should, talk to your GP.',
      withUs: 'You can also book an appointment with us.',
    },
    moderate: {
      explanation: `Your score is in the middle of ${inWords(count)} bands. You notice several of these things, or some of them often.`,
      recommendation:
        'It’s worth talking to someone about this, especially if it affects your work, studies, money or the people close to you. Your GP can tell you about an assessment on the NHS.',
      withUs: 'You can also book one with us.',
    },
    severe: {
      explanation: `Your score is in the highest of ${inWords(count)} bands. You notice most of these things often. The name of the band only describes how often. It says nothing about who you are or how well you cope.`,
      recommendation: 'We suggest a full assessment with a specialist. Your GP can refer you for one on the NHS.',
      withUs: 'You can also book one with us.',
    },
  }),
  /** What the same answers say when they are counted as the screen they are modelled on is. For adults. */
  found: {
    heading: 'What a standard screening test would say',
    counted: (counted: number, of: number) =>
      counted === 0
        ? `On that test, none of your ${inWords(of)} answers counts towards a positive result.`
        : `On that test, ${inWords(counted)} of your ${inWords(of)} answers ${counted === 1 ? 'counts' : 'count'} towards a positive result.`,
    positive: (from: number) =>
      `${capital(inWords(from))} or more is positive: adults with ADHD often answer like this, so it’s worth having a full assessment. Many people with a positive result turn out not to have ADHD.`,
    negative: (from: number) =>
      `${capital(inWords(from))} or more would be positive, so yours is negative. That makes ADHD less likely, but doesn’t rule it out.`,
    how: 'Our questions follow the short screening test of the Adult ADHD Self-Report Scale. It counts answers and our score adds them up, so the two can point different ways. It’s also a first check, not a diagnosis.',
  },
  screen: {
    heading: 'What your score means',
    is: {
      title: 'What it is',
      text: (scored: number) =>
        `A first check: your own view of ${inWords(scored)} things that people with ADHD often notice, added up. It can help you decide whether to look into it further.`,
    },
    isNot: {
      title: 'What it isn’t',
      text: 'It isn’t a diagnosis. Stress, poor sleep, anxiety, low mood and many other things can look the same, and some people with ADHD score low. Only a full assessment can tell, and a psychiatrist decides.',
    },
  },
  /** For adults who can book: what they can do, and what booking with us leads to. */
  next: {
    heading: 'What you can do next',
    ifYouBook: 'If you book with us',
    steps: (minutes: number, price: string) => [
      `Choose a time and pay ${price}.`,
      `Meet a psychiatrist by video for ${minutes} minutes. You’ll talk about your life now, school and childhood, and what else could explain what you notice.`,
      'Hear what the psychiatrist thinks, and why. It’s written down for you, in a letter you can show your GP.',
    ],
    noHurry: 'Nothing happens unless you choose it. You can come back to this page on this device.',
  },
  book: 'Book An Appointment',
  /** In place of the button and of every word about booking, for a person who is not an adult. */
  adultsOnly: {
    heading: 'This service is for adults',
    text: (adultAge: number) =>
      `We see people from the age of ${adultAge}, so we can’t assess you. Talk to a parent or carer, your GP, or someone at school who helps with learning. They can ask for an assessment by a service for young people. On the NHS it’s free.`,
    help: [line.childline],
  },
  /** For a Yes to question 7. */
  history: {
    heading: 'Something to tell your psychiatrist',
    headingForYoung: 'Something to tell your GP',
    text: 'Mention the condition you told us about in question 7 at the start of any assessment. It can affect which treatment is safe for you. Keep taking your medicines as prescribed.',
  },
  unfinished: {
    heading: (scored: number) => `Not all ${inWords(scored)} questions are answered yet`,
    text: (scored: number) =>
      `Your result is worked out from all ${inWords(scored)}. The answers you have given are saved.`,
    link: 'Carry on with the questions',
  },
  help: 'What you can do now, and how to ask us to call you',
  again: 'Change my answers',
} as const
