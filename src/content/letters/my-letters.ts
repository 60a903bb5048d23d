/** The list of letters in the account. */
export const lettersWords = {
  title: 'Your letters',
  description: 'Letters about your care: to you and to your GP, to read, print and download.',
  heading: ['Your', 'letters'],
  lead: 'Every letter about your care, as it was sent: to you, and to your GP practice if you agreed to that.',
  loading: 'Fetching your letters...',
  failed: 'We couldn’t load your letters just now.',
  tryAgain: 'Try again',
  none: 'Nothing yet',
  noneWhat: 'When a clinician has prescribed something for you or changed it, or has seen you, you find a letter here.',
  kinds: {
    gp: 'Letter to your GP',
    summary: 'Treatment summary',
    appointment: 'After your appointment',
    anaesthetist: 'For your anaesthetist',
  },
  to: (name: string) => `To ${name}`,
  corrected: (version: number) => `Corrected, version ${version}`,
  replaced: 'Replaced by a corrected one',
  states: {
    'in account': null,
    'to check': 'We post it once a pharmacist has checked your prescription',
    'to post': 'We post it to the practice; you can also give it to them yourself',
    posted: 'Posted to the practice',
    'called off': 'Not sent',
    cancelled: 'Not sent: the prescription was taken back',
  },
  back: 'All letters',
  opening: 'Opening the letter...',
  notOpened: 'We couldn’t open the letter just now.',
  gone: 'There is no such letter.',
} as const

export const appointmentLetterWords = { title: 'Summary of your appointment' } as const
