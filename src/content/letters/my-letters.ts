/** The list of letters in the account. */
export const lettersWords = {
  title: 'Your letters',
  description: 'Read, print and download the letters about your care, to you and to your GP.',
  heading: ['Your', 'letters'],
  lead: 'Every letter about your care, as we sent it: to you and, if you agreed, to your GP practice.',
  loading: 'Loading your letters...',
  failed: 'We couldn’t load your letters just now.',
  tryAgain: 'Try again',
  none: 'No letters yet',
  noneWhat: 'You’ll find a letter here when a clinician has seen you, or has prescribed or changed a medicine for you.',
  kinds: {
    gp: 'Letter to your GP',
    summary: 'Treatment summary',
    appointment: 'After your appointment',
    anaesthetist: 'For your anaesthetist',
    travel: 'For travel',
  },
  to: (name: string) => `To ${name}`,
  corrected: (version: number) => `Corrected, version ${version}`,
  replaced: 'Replaced by a corrected version',
  states: {
    'in account': null,
    'to check': 'We’ll post it once a pharmacist has checked your prescription.',
    'to post': 'We’ll post it to the practice. You can also give it to them yourself.',
    posted: 'Posted to the practice',
    'called off': 'Not sent',
    cancelled: 'Not sent: the prescription was cancelled',
  },
  back: 'All letters',
  opening: 'Opening the letter...',
  notOpened: 'We couldn’t open the letter just now.',
  gone: 'We couldn’t find this letter.',
} as const

export const appointmentLetterWords = { title: 'Summary of your appointment' } as const
