import { counted, inWords } from '../numbers.ts'

/** The page of the account on which a patient prepares an assessment. */
export const preparationWords = {
  title: 'Before your appointment',
  description: 'Two questionnaires for your clinician, and how far you’ve got.',
  heading: ['Before your', 'appointment'],
  lead: 'What you write here gives your clinician a head start, so that your time together is yours.',
  loading: 'Loading...',
  notLoaded: 'We couldn’t load this. Nothing has been lost.',
  none: 'Nothing to prepare',
  noneWhat: 'You have no assessment booked. Once you have, you’ll find your questionnaires here.',
  appointments: 'See your appointments',
  for: (when: string, clinician: string) => `For ${when}, with ${clinician}.`,
  due: (when: string) => `Please finish by ${when}.`,
  late: (days: number) =>
    `This was due ${counted(inWords(days), 'day')} before your appointment. You can still do it, and your appointment goes ahead either way.`,
  form: {
    heading: 'Your medical and life history',
    what: (questions: number, minutes: number) =>
      `Up to ${questions} questions about school, work, home, health, sleep and mood. About ${counted(inWords(minutes), 'minute')}. Stop and carry on when you like.`,
    states: { 'not begun': 'Not started', begun: 'Started', done: 'Done' },
    begin: 'Start',
    goOn: 'Carry on',
    change: 'Read or change your answers',
    done: 'Thank you. Your clinician reads it before you meet. You can change it until your appointment.',
    who: 'Only the clinicians who look after you read it.',
  },
  informant: {
    heading: 'Someone who knows you well',
    what: 'A parent, partner, sibling or old friend can tell your clinician what they see. It helps, above all if they knew you as a child. It’s your choice, and your appointment goes ahead without it.',
    how: 'We make a link, and you send it to one person. They need no account. They see only the first name you type here, and nothing from your record.',
    privacy:
      'Their answers go to your clinician only. You don’t see them, and they’re not in the copy of your data, so that they can be honest.',
    name: 'The first name they know you by',
    nameMissing: 'Type the first name they know you by: letters only, up to 40',
    make: 'Make a link',
    making: 'Making a link...',
    link: 'Your link',
    once: (days: number) =>
      `Copy it now: we don’t keep it. It can be used once, and works for ${days} days or until your appointment begins.`,
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'This browser wouldn’t copy it. Select the link and copy it yourself.',
    share: 'Share the link',
    shareText: (name: string) =>
      `${name} would like your help with a few questions before an appointment. It takes about ten minutes.`,
    states: {
      none: 'Not asked',
      invited: 'Link made',
      sent: 'Answered',
      expired: 'Link expired',
      withdrawn: 'Withdrawn',
      'taken back': 'Taken back',
    },
    invited: (day: string) =>
      `You made a link on ${day}. We can’t show it again. If it’s lost, make a new one: the old link then stops working.`,
    again: 'Make a new link',
    sent: (day: string) => `They answered on ${day}. Your clinician reads it before you meet.`,
    past: (day: string) => `Someone who knows you answered on ${day}, for an earlier appointment.`,
    takenBack: 'The person you asked took their answers back, or chose not to answer. You can ask someone else.',
    withdraw: 'Withdraw',
    withdrawing: 'Withdrawing...',
    ask: {
      invited: 'The link stops working at once.',
      sent: 'Their answers are deleted, and your clinician no longer sees them. This can’t be undone.',
    },
    yes: 'Yes, withdraw',
    no: 'Keep it',
    withdrawn: 'Withdrawn',
  },
  failed: 'That didn’t work. Check your connection and try again.',
} as const

/** Where an appointment is shown in the account. */
export const prepareCardWords = {
  title: 'Before your appointment',
  notDone: (due: string) => `Please fill in your questionnaire by ${due}.`,
  late: 'Your questionnaire isn’t filled in yet. There’s still time, and your appointment goes ahead either way.',
  done: 'Your questionnaire is filled in. Thank you.',
  open: {
    'not begun': 'Start the questionnaire',
    begun: 'Carry on with the questionnaire',
    done: 'See what you prepared',
  },
} as const

/** Before the questions, while they are fetched. */
export const lifeHistoryWords = {
  heading: 'Your medical and life history',
  loading: 'Loading your answers',
  failed: 'We couldn’t load your answers. Nothing has been lost.',
  tryAgain: 'Try again',
  elsewhere: 'These answers were changed in another tab. Nothing was saved from this one.',
  over: 'This appointment is over or was cancelled, so nothing was saved.',
} as const

export const informantRefusals = {
  sent: 'They have answered already. Withdraw their answers first if you would like to ask someone else.',
  noAppointment: 'You have no assessment booked, so there is nothing to prepare.',
  none: 'There is nothing to withdraw.',
} as const

/** What a concern says of someone's worry, who is not named (its copy goes to the patient). */
export const raisedByPreparation = {
  question: 'Questionnaires before the appointment',
  answer: 'To be read now',
} as const
