export const myConsentsWords = {
  title: 'What you agreed to',
  description: 'What you agreed to or declined, in which words and when.',
  heading: ['What you', 'agreed to'],
  lead: 'Everything you agreed to or declined, in the words you saw. Nothing here is ever changed: what you take back is added.',
  loading: 'Fetching the list...',
  failed: 'We could not fetch the list just now.',
  tryAgain: 'Try again',
  none: 'Nothing yet',
  noneWhat: 'When you agree to something with us, you will find it here.',
  given: 'Agreed',
  declined: 'Declined',
  withdrawnOn: (day: string) => `Taken back ${day}`,
  version: (version: number) => `version ${version} of these words`,
  how: {
    form: 'in a form',
    evidence: 'in your account',
    assessment: 'before the assessment',
    'in place': 'during the assessment',
    account: 'in your account',
    payment: 'while paying',
  },
  topics: {
    marketing: 'News and offers',
    gp: 'Telling your GP',
    card: 'Keeping your card',
    questionnaire: 'Before an assessment',
    terms: 'Our terms',
    appointment: 'For an appointment',
  },
  /** What can be taken back says what happens then, the others why they cannot. */
  about: {
    marketing: 'You can stop these at any time.',
    gp: 'You can take a yes back at any time. Then we write your GP no letter, and a prescriber sees that you would rather not.',
    card: 'You can take this back at any time. Then your card is removed at our card provider.',
    questionnaire:
      'You said this about yourself before you answered. Your answers and what a clinician decided rest on it, so it stays with them. To stop, cancel your order.',
    terms:
      'An order is a contract between us, and these are its terms. They end with it: cancel an order, and nothing more follows from them.',
    appointment:
      'You said this to book a time, and it holds for that appointment only. Cancel the appointment, and nothing more follows from it.',
  },
  optOutTicked: 'You ticked:',
  optOutUnticked: 'You left this unticked:',
} as const

export const withdrawConsentWords = {
  marketing: {
    open: 'Stop news and offers',
    title: 'Stop news and offers?',
    what: 'We send you no more of them, by email or by text message. We still write to you about your care.',
    confirm: 'Yes, stop them',
    done: 'You will get no more news and offers',
  },
  gp: {
    open: 'Do not tell my GP',
    title: 'Do not tell your GP?',
    what: 'We will not write to your GP any more. What we have already sent stays with them. A prescriber is told, and may ask you about it before your next supply.',
    confirm: 'Yes, do not tell them',
    done: 'We will not write to your GP',
  },
  card: {
    open: 'Remove my card',
    title: 'Remove your card?',
    what: 'It is removed at our card provider, and you type a card the next time you pay. What is already held or paid for an order stays as it is.',
    confirm: 'Yes, remove it',
    done: 'Your card is removed',
  },
  keep: 'Leave it as it is',
  busy: 'Saving...',
} as const

/** Kept as the reason, where somebody has taken their consent back. */
export const gpWithdrawn = 'Took back their consent in their account.'
