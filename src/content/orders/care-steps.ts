/** Where a patient's order stands with the people who look after it, in words for them: by what it waits for. */
export const careLabels = {
  evidence: 'Waiting for you',
  reply: 'Waiting for you',
  price: 'Waiting for you',
  confirmation: 'Waiting for you',
  'weigh-in': 'Appointment booked',
  'evidence-check': 'Being checked',
  review: 'Being reviewed',
  check: 'Prescribed',
  packing: 'Being packed',
  parcel: 'On its way',
  quarantined: 'Don’t use it yet',
  returned: 'Came back to us',
  lost: 'Being replaced',
} as const

export const deliveredLabel = 'Delivered'
/** On its way or delivered, and its pen is recalled. */
export const recalledLabel = 'Don’t use it'

export const careSteps = {
  needed: 'A few things are needed from you',
  asked: 'Your clinician has asked you a question',
  agree: 'Prescribed: please agree to the price or enter a card',
  confirm: 'Please confirm something before your parcel leaves',
  booked: 'Your weight and height will be checked at your appointment',
  checkingEvidence: 'Our team is checking what you’ve sent',
  reviewing: 'A clinician is reviewing your answers',
  reviewingAgain: 'A clinician is reviewing your order again',
  paid: 'You’ve paid',
  replacing: 'Your parcel is being replaced: a clinician checks first',
  prescribed: 'Prescribed by a clinician',
  checking: 'A pharmacist checks the prescription',
  packing: 'Your parcel is being packed',
  sent: 'Sent to you',
  delivered: 'Delivered',
  quarantined: 'It came late or warm: our pharmacist is checking it',
  ahead: {
    review: 'A clinician decides',
    check: 'A pharmacist checks your order, then we charge your card',
    send: 'Your parcel is sent',
  },
} as const

interface Figures {
  /** As it is written, such as "14:30 today": by when we promised it. Null: no time was, or it has passed. */
  readonly by: string | null
  readonly parcel: {
    readonly carrier: string
    readonly tracking: string
    readonly coldUntil: string
    readonly isPastCold: boolean
    readonly isRecalled: boolean
  } | null
  /** What is waited for is a card, not a yes to a price. */
  readonly isCardRefused: boolean
  /** What is needed stands in a list on the same page; else it is in the account. */
  readonly isListed: boolean
  /** It was approved, and is being decided anew. */
  readonly isReviewedAgain: boolean
  /** It is paid for, so nothing is charged any more. Reviewed, it is a replacement. */
  readonly isPaid: boolean
}

/** Safety first: a pen that was warm for too long looks like any other. */
const cold = ({ coldUntil, isPastCold }: NonNullable<Figures['parcel']>) =>
  isPastCold
    ? `It was packed to stay cold until ${coldUntil}, and that has passed. When it comes, put it in the fridge and tell us, but don’t use it and don’t throw it away until our pharmacist has answered. We’ll replace it free of charge if it can’t be used.`
    : `It stays cold until ${coldUntil}. If it comes later, or is warm, put it in the fridge and tell us. Don’t use it and don’t throw it away until our pharmacist has answered.`

/** Whose turn it is, said before what happens next. */
export const careTurns = { patient: 'It’s your turn.', us: 'It’s our turn.', nobody: null } as const

/** What happens next, and by when. */
export const careNext = ({ by, parcel, isCardRefused, isListed, isReviewedAgain, isPaid }: Figures) =>
  ({
    evidence: isListed
      ? 'A clinician will start your review as soon as you’ve done what we need from you. Nothing has been taken from your card.'
      : 'A clinician will start your review as soon as you’ve sent what we need, which is listed in your account. Nothing has been taken from your card.',
    reply: 'Read our question under Messages and reply there, so that your order can go ahead.',
    price: isCardRefused
      ? 'Your bank refused the payment. Please enter a card so that your order can go ahead.'
      : 'The dose your clinician chose costs more than you agreed to. Check the new price, then agree to it or cancel.',
    confirmation:
      'Before your parcel can leave, please confirm what we ask you with this order. Nothing is sent until you have.',
    'weigh-in':
      'There’s nothing to do until your appointment. A clinician will start your review once your weight and height have been checked.',
    'evidence-check':
      'Our team is checking what you’ve sent. A clinician will start your review as soon as that’s done.',
    review: isReviewedAgain
      ? `Your order was approved, and a clinician is now reviewing it again${by ? `. They’ll decide by ${by}` : ''}. Nothing will be sent until they have, and we’ll email you either way.`
      : isPaid
        ? `We’re replacing your parcel, and you won’t pay again. A clinician checks the replacement first${by ? `, by ${by}` : ''}. If the first parcel is with you, don’t use what’s in it.`
        : by
          ? `A clinician will decide by ${by}, and we’ll email you either way.`
          : 'A clinician will decide, and we’ll email you either way.',
    check: isPaid
      ? `A pharmacist will check the prescription${by ? ` by ${by}` : ''}. You’ve already paid, so you won’t pay again.`
      : by
        ? `A pharmacist will check the prescription by ${by}. We charge your card only after that.`
        : 'A pharmacist will check the prescription. We charge your card only after that.',
    packing: by
      ? `You’ve paid, and your parcel will leave us by ${by}. We’ll email you when it does.`
      : 'You’ve paid, and your parcel is being packed. We’ll email you when it leaves.',
    parcel: parcel
      ? `Your parcel is with ${parcel.carrier}, number ${parcel.tracking}${by ? `, and should be with you by ${by}` : ''}. ${parcel.isRecalled ? recalledNext : cold(parcel)}`
      : 'Your parcel is on its way.',
    quarantined: parcel?.isRecalled
      ? recalledNext
      : `Don’t use it and don’t throw it away until our pharmacist has answered. Keep it in the fridge. ${by ? `You’ll hear from us by ${by}.` : 'We’ll write to you.'} If it can’t be used, we’ll replace it free of charge.`,
    returned: 'Your parcel came back to us. We’ll contact you about sending another.',
    lost: 'Your parcel hasn’t arrived. We’re replacing it, and you won’t pay again. If the first one still comes, don’t use it: tell us.',
  }) as const

/** In place of what to do with a parcel. */
export const recalledNext =
  'Don’t use what’s in it, and don’t throw it away: we’re recalling its batch. Please read our message and reply.'

export const deliveredNext =
  'Put it in the fridge, and read the leaflet before your first dose. If you have a question, send us a message.'

/** In place of what to do with a parcel, once that is long done. `day` as it is written: 16 March 2026. */
export const deliveredEarlier = (day: string) =>
  `It came on ${day}. If you have a question about it, send us a message.`
