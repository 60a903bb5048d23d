import { brand } from '../brand.ts'

/** The public page for someone whom a patient has asked. */
export const someoneYouKnowWords = {
  title: 'Someone asked for your help',
  description: `A few questions about someone you know well, for their clinician at ${brand.name}.`,
  loading: 'Opening your link...',
  heading: ['You know them', 'well'],
  lead: (name: string) => `${name} has an appointment with us and has asked you to tell their clinician what you see.`,
  points: [
    'It takes about ten minutes. There are no right answers.',
    'Your answers go to the clinician only. The person who asked you doesn’t see them.',
    'We don’t ask for your name. You see nothing from their record.',
    'You don’t have to do this. You can take your answers back at any time with this link.',
    'The link can be used once. Nothing is sent or kept until you press Send, so keep this page open.',
  ],
  notYou: 'If you don’t know who this is, please close the page. Nothing happens.',
  privacy: 'How we handle personal data',
  help: {
    heading: 'If someone may be in danger, don’t wait',
    text: 'Once you’ve sent your answers, a clinician is told that you’re worried, but not at once.',
  },
  missing: 'Answer this question',
  problems: 'Some questions aren’t answered yet',
  send: 'Send to the clinician',
  sending: 'Sending...',
  failed: 'That didn’t work, and nothing was sent. Your answers are still here. Try again.',
  sent: {
    heading: ['Thank', 'you'],
    lead: 'Your answers are with the clinician. You can close this page.',
    again: 'This link has been used: the answers were sent and can’t be changed or read here.',
    keep: 'Keep the link if you may want to take your answers back.',
  },
  takeBack: {
    button: 'Take my answers back',
    declining: 'I don’t want to answer',
    ask: 'They are deleted, and the clinician no longer sees them. The person who asked you sees that you took them back. This can’t be undone.',
    askUnsent: 'The link stops working. The person who asked you sees that you’ve ended it.',
    yes: 'Yes, take them back',
    yesUnsent: 'Yes, end the link',
    no: 'Go back',
    busy: 'One moment...',
    heading: ['Taken', 'back'],
    lead: 'We no longer hold anything you wrote. You can close this page.',
  },
  spent: {
    heading: ['This link doesn’t', 'work'],
    lead: 'It was withdrawn, has expired or isn’t complete. Please ask the person who sent it for a new one. Anything you had written was not sent.',
  },
  noToken: 'Open the link exactly as you received it, to the very end.',
} as const

export const linkRefusals = {
  spent: 'This link doesn’t work any more. Ask the person who sent it for a new one. Nothing was sent.',
  sent: 'This link has been used: the answers were sent before, and cannot be sent again.',
} as const
