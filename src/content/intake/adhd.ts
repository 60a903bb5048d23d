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
    `At most ${questions} short questions, about ${minutes} minutes: ${scored} about the past 6 months, ${safety} about your safety and wellbeing, and a few about you. Then you see your result.`,
    'It is free. You can stop at any time and carry on later on this device.',
    'It is a first check, not a diagnosis. There are no right or wrong answers.',
  ],
  ok: 'OK',
} as const

/** The step that asks nothing. Its heading, its hint and its button are with the step. */
export const selfAssessmentIntro = {
  part: 'Part 1 of 2',
  points: [
    'Choose the first answer that comes to mind. You can always go back and change it.',
    'Think of how you manage without reminders from other people.',
    'Most people notice some of these.',
  ],
} as const

export const riskScreen = {
  part: 'Part 2 of 2',
  /** Before the questions, with the help lines. */
  help: {
    heading: 'Need help now? Leave this form',
  },
  why: `Some people need care that we cannot give by video, so we ask these questions first. Your answers are confidential. Nobody at ${brand.name} reads them unless you book an appointment, ask us to call you, or are signed in to an account with us. If something here worries you, please tell your GP or one of the people above.`,
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
  bandMeans: 'How often you notice these things, added up. Not how ill you are, and not a diagnosis.',
  /** Below the bands: nobody should take them for a clinical scale. */
  bandsAreOurs: 'These bands are ours, not a medical scale.',
  /** `withUs` is for adults who can book, and for nobody else. */
  bands: (count: number) => ({
    mild: {
      explanation: `Your score is in the lowest of ${inWords(count)} bands. You rarely notice these things, or only a few of them.`,
      recommendation:
        'You may not need an assessment now. A low score does not rule ADHD out: some people have found ways around it that cost them a lot of effort. If daily life is harder than it should be, talk to your GP.',
      withUs: 'You can also book an appointment with us.',
    },
    moderate: {
      explanation: `Your score is in the middle of ${inWords(count)} bands. You notice several of these things, or some of them often.`,
      recommendation:
        'It is worth talking to someone about it, especially if work, study, money or the people close to you are affected. Your GP can tell you about an assessment on the NHS.',
      withUs: 'You can also book one with us.',
    },
    severe: {
      explanation: `Your score is in the highest of ${inWords(count)} bands. You notice most of these things, and often. The name of the band is about how often, not about who you are or how well you cope.`,
      recommendation: 'We suggest a full assessment with a specialist. Your GP can refer you for one on the NHS.',
      withUs: 'You can also book one with us.',
    },
  }),
  /** What the same answers say when they are counted as the screen they are modelled on is. For adults. */
  found: {
    heading: 'What the screen found',
    counted: (counted: number, of: number) =>
      counted === 0
        ? `None of your ${inWords(of)} answers is at the level that counts.`
        : `${capital(inWords(counted))} of your ${inWords(of)} answers ${counted === 1 ? 'is' : 'are'} at the level that counts.`,
    positive: (from: number) =>
      `${capital(inWords(from))} or more is a positive screen: adults with ADHD often answer like this, so it is worth having a full assessment. Many people with a positive screen turn out not to have ADHD.`,
    negative: (from: number) =>
      `${capital(inWords(from))} or more would be a positive screen, so yours is not. That makes ADHD less likely. It does not rule it out.`,
    how: 'The questions follow the short screen of the Adult ADHD Self-Report Scale. It counts answers, and the score above adds them up, so the two can point different ways. It is a first check, not a diagnosis.',
  },
  screen: {
    heading: 'What this result is, and what it is not',
    is: (scored: number) =>
      `It is a first check: your own view of ${inWords(scored)} things that people with ADHD often notice, added up. It can help you decide whether to look further.`,
    isNot:
      'It is not a diagnosis. Stress, poor sleep, anxiety, low mood and many other things can look the same, and some people with ADHD score low. Only a full assessment can tell, and a psychiatrist decides.',
  },
  book: 'Book An Appointment',
  /** In place of the button and of every word about booking, for somebody who is not an adult. */
  adultsOnly: {
    heading: 'This service is for adults',
    text: (adultAge: number) =>
      `We see people from the age of ${adultAge}, so we cannot assess you. Talk to a parent or carer, to your GP, or to someone at school who helps with learning. They can ask for an assessment with people who work with young people, and on the NHS it is free.`,
    help: [line.childline],
  },
  /** For a Yes to question 7. */
  history: {
    heading: 'Something to tell your psychiatrist',
    headingForYoung: 'Something to tell your GP',
    text: 'You said that you have had one of the conditions in question 7. It can affect which treatment is safe for you. Please mention it at the start of any assessment, and keep taking your medicines as prescribed.',
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
