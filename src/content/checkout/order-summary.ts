import { placing } from '#content/checkout/checkout.ts'
import { compliance } from '../compliance.ts'
import { capital, counted, inWords } from '../numbers.ts'

/** The words of the order summary. Those of the specification are verbatim. */
export const orderSummary = {
  title: 'Order summary',
  description: 'Check your order, verify your phone, tell us where to deliver, and pay by card.',
  heading: ['Your order', 'summary'],
  back: 'Back',
  loading: 'Loading order details...',
  noScript: 'Ordering needs JavaScript, so that your card details stay safe. If you cannot switch it on, call us on',
  step: (place: number, of: number) => `Step ${place} of ${of}`,

  price: {
    heading: 'What you pay',
    from: (price: string) => `From ${price}*`,
    rhythm: 'per month, delivered monthly',
    preference: 'Your preference. The prescriber decides.',
    month: (name: string) => `${name}, first month`,
    discount: 'First-month promotional discount',
    total: 'Total for the first month',
    mayChange:
      '* The price may change after your consultation, because the dose you agree with the prescriber may change it.',
    /** The discount is the same for both, so that one of them costs less than its card says. */
    why: (shown: string, discount: string, price: string, total: string, less: string) =>
      `${price} less ${discount} is ${total}: ${less} less than the ${shown} you saw before.`,
    /** The first month is listed below the first of the later ones. */
    whyLater: (price: string, from: string) =>
      `${price} is the price of your first month. From the second month you pay by dose, from ${from}.`,
    afterwards: 'Then',
    laterPrices: (from: string, to: string) => `${from} to ${to} a month, by dose`,
    benefits: ['Free delivery', 'Pause or cancel anytime', 'Expert clinical support'],
    benefitsHeading: 'Always included',
    onlyIf: {
      heading: 'You pay only if a clinician approves',
      text: (total: string, days: number) =>
        `Today your card is authorised for ${total}. Nothing is charged unless a clinician approves your treatment. They’ll decide within ${days} days, and we’ll email you either way. If they don’t approve, or haven’t decided by then, the authorisation is released.`,
    },
  },

  phone: {
    heading: 'First, your phone number',
    lead: 'We’ll text you a code to check that the number is yours. We also use it to call you about your delivery and your care.',
    label: 'Mobile phone number',
    hint: 'For example 07700 900123. Spaces and +44 are fine.',
    submit: 'Send me a code',
    sending: 'Sending...',
    invalid: 'Please enter a valid phone number',
    problems: {
      'not a number': 'Please enter a valid phone number',
      'not a mobile': 'We send the code by text message. Enter a mobile number that starts with 07',
      abroad: 'We cannot send a code to that country. Enter a UK mobile number, which starts with 07',
    },
    tooManyInAll: (minutes: number) =>
      `We can’t send any more codes right now. Please try again in ${inWords(minutes)} minutes.`,
    notSent: 'Failed to send OTP',
    again: 'Please verify your phone again. Everything you typed is still here.',
  },

  next: {
    heading: 'What happens next',
    steps: [
      'You enter the code we send to your phone.',
      'You tell us who you are and where to deliver.',
      'You enter your card. It is authorised, not charged.',
      'You send us what a clinician needs to begin.',
      'A clinician reads your answers and decides.',
    ],
  },

  /** What will be asked of the person once they have paid: said before they do. */
  tasks: {
    heading: 'What we need from you after you pay',
    lead: (count: number, minutes: number) =>
      `${capital(inWords(count))} ${count === 1 ? 'thing' : 'things'}, about ${minutes} minutes in all. A clinician starts reviewing your order once ${count === 1 ? 'it’s' : 'they’re'} done. You can stop at any point and carry on later.`,
    minutes: (minutes: number) => `About ${counted(minutes, 'minute')}`,
    more: 'If a clinician has a question, they’ll write to you. You reply in your account.',
    before: (count: number, minutes: number) =>
      `After you pay we need ${inWords(count)} ${count === 1 ? 'thing' : 'things'} from you, about ${minutes} minutes in all. A clinician starts once ${count === 1 ? 'it’s' : 'they’re'} done.`,
    which: 'See what we need',
  },

  otp: {
    heading: 'Enter your code',
    lead: (phone: string, digits: number, minutes: number) =>
      `We have sent a ${inWords(digits)}-digit code to ${phone}. It works for ${inWords(minutes)} minutes.`,
    label: (digits: number) => `${capital(inWords(digits))}-digit code`,
    submit: 'Verify',
    checking: 'Checking...',
    missing: (digits: number) => `Enter the ${inWords(digits)}-digit code we sent you`,
    wrong: 'Invalid OTP. Please try again.',
    over: 'This code no longer works. Send a new one.',
    unreachable: 'Something went wrong. Please try again.',
    demo: (code: string) => `Demo: your code is ${code}`,
    demoNote: 'Text messages are switched off while you try things out.',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `You can ask for a new code in ${seconds} s`,
    resent: 'A new code is on its way. The old one no longer works.',
    change: 'Change number',
  },

  form: {
    heading: 'Your details',
    lead: 'Exactly as on your passport or driving licence. The pharmacy checks them.',
    account: 'Your account',
    you: 'About you',
    delivery: 'Where we deliver',
    email: { label: 'Email address', hint: 'We’ll send your receipt and your clinician’s decision here.' },
    password: { label: 'Password' },
    legalFirstName: 'Legal first name',
    legalSurname: 'Legal surname',
    sex: { legend: 'Sex', male: 'Male', female: 'Female' },
    birth: {
      legend: 'Date of birth',
      hint: 'For example 27 3 1985. Or type all of it into the first box: 27031985.',
      calendar: 'Choose from a calendar',
      calendarTitle: 'Your date of birth',
      calendarNote: 'Choose the year first, then the month and the day.',
    },
    phone: 'Verified phone',
    changePhone: 'Change',
    address: { label: 'Address', hint: 'House number and street, and the flat or building if there is one.' },
    city: 'Town or city',
    postcode: 'Postcode',
    terms: { before: 'I agree to the', and: 'and the', terms: 'terms of use', privacy: 'privacy policy' },
    newTab: '(opens in a new tab)',
    offers: compliance.marketingIsOptOut
      ? 'Please do not send me offers and news'
      : 'Please send me offers and news by email',
    submit: 'Continue to payment',
    submitting: 'One moment...',
    next: 'Next, you enter your card details. You’re charged only if a clinician approves.',
  },

  problems: {
    email: 'Enter an email address in the correct format, like name@example.com',
    password: { missing: 'Enter a password' },
    legalFirstName: 'Enter your legal first name',
    legalSurname: 'Enter your legal surname',
    sex: 'Choose male or female',
    birth: {
      missing: 'Enter your date of birth',
      unreal: 'Enter a real date of birth, like 27 3 1985',
      notAdult: (adultAge: number, earliestYear: number) =>
        `You must be ${adultAge} or over, and born in ${earliestYear} or later`,
    },
    address: 'Enter your address',
    city: 'Enter your town or city',
    postcode: 'Enter a full UK postcode, like SW1A 1AA',
    consentTerms: 'Agree to the terms of use and the privacy policy to continue',
  },

  refused: {
    unsaved: 'Some of your answers aren’t saved yet, and a clinician needs all of them. Check your connection.',
    unanswered: 'You still have a question to answer in your assessment.',
  },
} as const

/** The card payment dialog. */
export const cardPayment = {
  title: 'Pay by card',
  onlyIf: 'Your card is authorised now and charged only if a clinician approves.',
  total: (item: string) => `${item}, first month`,
  opening: 'Getting the payment ready...',
  tryAgain: 'Try again',
  otherAmount: (amount: string) => `The total of this order has changed to ${amount}. Nothing has been charged.`,
  accept: (amount: string) => `Continue with ${amount}`,
  number: 'Card number',
  expiry: { label: 'Expiry date', hint: 'MM/YY' },
  cvc: { label: 'Security code', hint: '3 digits on the back' },
  card: 'Your card',
  pay: (amount: string) => `Pay ${amount}`,
  processing: 'Processing...',
  success: 'Payment successful!',
  reference: (reference: string) => `Your reference is ${reference}.`,
  exception: 'An unexpected error occurred. Please try again.',
  /** Goes on from what the provider, or we, said of a payment that did not work. */
  afterwards: {
    declined: 'Nothing was taken. Try another card or ask your bank.',
    notSent: 'You haven’t been charged. It’s safe to try again.',
    unknown: 'We couldn’t find out whether it went through. You won’t be charged twice, so it’s safe to try again.',
  },
  /** Where there is no other time to be chosen. */
  notTaken: {
    'time gone':
      'This is no longer available, so nothing was taken from your card. If your bank shows the amount as pending, it will clear by itself.',
    'card refused': 'Your bank refused the payment. Nothing was taken from your card. You can try again.',
    'ruled out': placing.endedByAnswers,
  },
  lost: (amount: string) =>
    `This was no longer available when your payment arrived. We’ve refunded ${amount} to your card; your bank may take up to 10 days to show it.`,
  notTakenYet: 'Nothing has been taken yet. You’re charged only if a clinician approves.',
  notKept: 'We don’t save this card. You approve every payment yourself.',
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
  weTake: 'We accept',
  orByCard: 'Or pay by card',
  incomplete: {
    number: 'Enter your card number',
    expiry: 'Enter the expiry date as month and year, like 04/29',
    cvc: 'Enter the 3 or 4 digits of the security code',
  },
  challenge: {
    heading: 'Your bank asks you to confirm this payment',
    text: (amount: string) => `Do you want to approve ${amount}?`,
    approve: 'Approve',
    cancel: 'Cancel',
  },
  confirming: 'Your payment went through. We’re waiting for confirmation.',
  unconfirmed:
    'Your payment went through, but the confirmation has not reached us yet. You will not be charged twice: there is no need to pay again. We will email you as soon as it arrives.',
  checkAgain: 'Check again',
  failed: 'The payment did not go through. Nothing was taken. Try another card or ask your bank.',
  receipt: (reference: string | null) =>
    reference ? `Your reference is ${reference}. We have emailed you a receipt.` : 'We have emailed you a receipt.',
  seeOrder: 'See your order',
  seeAppointment: 'See your appointment',
  seeOtherwise: 'Choose Your order in the header',
  demo: {
    heading: 'Test cards',
    text: 'No real card works here, and no money moves. Use any future date and any three digits.',
    cards: [
      { number: '4242 4242 4242 4242', does: 'is accepted' },
      { number: '4000 0025 0000 3155', does: 'asks you to confirm' },
      { number: '4000 0000 0000 0002', does: 'is declined' },
      { number: '4000 0000 0000 9995', does: 'has insufficient funds' },
      { number: '4000 0000 0000 0069', does: 'has expired' },
      { number: '4000 0000 0000 0127', does: 'has the wrong security code' },
      { number: '4000 0027 6000 3184', does: 'asks you to confirm every time' },
      { number: '4000 0000 0000 0341', does: 'can be kept, and is then declined' },
    ],
  },
} as const
