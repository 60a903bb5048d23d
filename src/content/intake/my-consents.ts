/** The version of the words about offers on an order form: a tick against them, or one for them. */
export const offersVersions = { optOut: 1, optIn: 2 } as const

export const myConsentsWords = {
  title: 'What you agreed to',
  description: 'What you agreed to or declined, in which words and when.',
  heading: ['What you', 'agreed to'],
  lead: 'Everything you’ve agreed to or declined, in the words you saw. We never delete an entry: if you withdraw consent, we add the date.',
  loading: 'Loading...',
  failed: 'We couldn’t load this list.',
  tryAgain: 'Try again',
  none: 'Nothing yet',
  noneWhat: 'When you agree to something, you’ll find it here.',
  given: 'Agreed',
  declined: 'Declined',
  withdrawnOn: (day: string) => `Withdrawn ${day}`,
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
  /** What withdrawing does, or why a consent cannot be withdrawn. */
  about: {
    marketing: 'You can stop these at any time.',
    gp: 'You can withdraw your consent at any time. We’ll stop writing to your GP, and our prescribers will see that you’d rather we didn’t.',
    card: 'You can withdraw your consent at any time. Our card provider then removes your card.',
    questionnaire:
      'You confirmed this before you answered our questions. Your answers and our clinicians’ decisions depend on it, so we keep it with them. To stop, cancel your order.',
    terms:
      'An order is a contract between you and us, and these are its terms. If you cancel the order, they no longer apply to it.',
    appointment: 'You agreed to this when you booked. It applies to that appointment only, and ends if you cancel it.',
  },
  optOutTicked: 'You ticked:',
  optOutUnticked: 'You left this unticked:',
} as const

export const withdrawConsentWords = {
  marketing: {
    open: 'Stop news and offers',
    title: 'Stop news and offers?',
    what: 'We’ll stop sending them by email and text message. We’ll still contact you about your care.',
    confirm: 'Yes, stop them',
    done: 'You won’t get any more news or offers',
  },
  gp: {
    open: 'Stop writing to my GP',
    title: 'Stop writing to your GP?',
    what: 'We won’t write to your GP any more. They keep the letters we’ve already sent. Our prescriber will see this, and may ask you about it before your next supply.',
    confirm: 'Yes, stop writing',
    done: 'We’ll no longer write to your GP',
  },
  card: {
    open: 'Remove my card',
    title: 'Remove your card?',
    what: 'Our card provider removes it, and you’ll enter a card the next time you pay. Payments already authorised or taken for an order aren’t affected.',
    confirm: 'Yes, remove it',
    done: 'Your card has been removed',
  },
  keep: 'Keep it as it is',
  busy: 'Saving...',
} as const

/** Stored as the reason when a patient has withdrawn consent. */
export const gpWithdrawn = 'Withdrew consent in their account.'
