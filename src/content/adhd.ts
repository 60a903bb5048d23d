import { brand } from './brand.ts'

export const adhdWelcome = {
  title: 'ADHD self-assessment',
  description: `Six free questions about attention and restlessness, from ${brand.name}. A screen for adults, not a diagnosis.`,
  heading: ['Let’s look at this', 'together'],
  lead: 'Many people wonder for years why everyday things take so much effort. A few short questions can help you decide what to do next.',
  points: [
    'Six questions about the past 6 months, and some about your safety and wellbeing.',
    'It is free. You can stop at any time and take it up again on this device.',
    'It is a screen, not a diagnosis. There are no right or wrong answers.',
  ],
  ok: 'OK',
} as const

/** The step that asks nothing. Its heading, its hint and its button stand with the step. */
export const selfAssessmentIntro = {
  points: [
    'Choose the answer that comes first. You can always go back and change it.',
    'Answer as you are without extra help: without the reminders of others, if you can tell.',
    'Nobody expects Never everywhere. Everyone knows some of these things.',
  ],
} as const

export const riskScreen = {
  /** Before the questions, with the help lines. */
  help: {
    heading: 'If you need help now',
    text: 'Please do not finish this form first. These people are there for you, whatever you answer.',
  },
  why: 'Some people need care that we cannot give by video. We ask these questions so that we only see people we can look after well. Your answers are kept confidential and read by your clinician.',
  yes: 'Yes',
  no: 'No',
  left: (unanswered: number) =>
    unanswered === 1 ? '1 question is not answered yet.' : `${unanswered} questions are not answered yet.`,
} as const

export const adhdResult = {
  title: 'Your self-assessment result',
  description: 'What your six answers add up to, and what you can do next. A screen, not a diagnosis.',
  heading: ['Your', 'result'],
  calculating: 'Calculating your results...',
  /** Read out in place of the drawing. */
  gauge: (score: number, highest: number, band: string) => `Your score is ${score} out of ${highest}: ${band}.`,
  outOf: (highest: number) => `out of ${highest}`,
  bands: {
    mild: {
      explanation:
        'Your score is in the lowest of three bands. You notice these things seldom, or only a few of them often.',
      recommendation:
        'You may not need an assessment now. A low score does not rule ADHD out, though: some people have found ways around it that cost them a lot of effort. If daily life is harder than it should be, talk to your GP, or book an appointment with us.',
    },
    moderate: {
      explanation:
        'Your score is in the middle of three bands. You notice several of these things, or some of them often.',
      recommendation:
        'It is worth talking to someone about it, above all if work, study, money or the people close to you are affected. Your GP can tell you about an assessment on the NHS. You can also book one with us.',
    },
    severe: {
      explanation:
        'Your score is in the highest of three bands. You notice most of these things, and often. The name of the band is about how often that is. It says nothing about you.',
      recommendation:
        'We suggest a full assessment with a specialist. Your GP can refer you for one on the NHS, or you can book one with us.',
    },
  },
  screen: {
    heading: 'What this result is, and what it is not',
    is: 'It is a screen: your own view of six things that people with ADHD often notice, added up. It can help you to decide whether to look further.',
    isNot:
      'It is not a diagnosis. Stress, poor sleep, anxiety, low mood and many other things can look the same, and some people with ADHD score low. Only a full assessment can tell, and a psychiatrist decides.',
  },
  book: 'Book An Appointment',
  /** In place of the button for somebody who is not an adult. */
  adultsOnly: {
    heading: 'This service is for adults',
    text: 'We assess people from the age of 18. Until then, talk to a parent or carer, your GP, or someone at school who helps with learning. They can arrange an assessment with people who know young minds well.',
  },
  /** For a Yes to question 7. */
  history: {
    heading: 'Something to tell your psychiatrist',
    text: 'You said that you have had one of the conditions in question 7. It can matter for which treatment is safe. Please mention it at the start of any assessment, and keep taking your medicines as prescribed.',
  },
  unfinished: {
    heading: 'Not all six questions are answered yet',
    text: 'Your result is made from all six. The answers you have given are kept.',
    link: 'Go on with the questions',
  },
  again: 'Change my answers',
} as const
