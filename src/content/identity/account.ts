import { brand } from '../brand.ts'
import { counted, inWords } from '../numbers.ts'

export const signInWords = {
  title: 'Sign in',
  description: `Sign in to ${brand.name} to see your orders and your details, and to carry on with an assessment.`,
  heading: ['Sign in to your', 'account'],
  email: 'Email address',
  password: 'Password',
  remember: 'Remember me',
  rememberHint: (days: number) => `Keeps you signed in for ${days} days. Leave it off on a shared device.`,
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  busy: 'Signing in...',
  needsEmail: 'Enter your email address',
  needsPassword: 'Enter your password',
  refused:
    'That email address and password don’t match, or the account isn’t open yet. If you have just ordered or booked, use the link in the email we sent you: your password works once you’ve opened it. If you gave the right password, we’ve just emailed you that link again.',
  tooMany: (minutes: number) =>
    `You’ve tried too many times. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or choose a new password.`,
  or: 'or sign in with',
  providers: { google: 'Google', apple: 'Apple', x: 'X' },
  notConfigured: 'Not configured',
  notConfiguredNote: 'The greyed-out buttons aren’t set up here. Use your email address and password instead.',
  providerRefused:
    'We couldn’t sign you in that way. If your account has another email address, use your password instead.',
  /** For a visitor who was sent here by a page that only its owner may see. */
  goOn: 'Please sign in to continue. What comes next is about your health, so we need to know it’s you.',
  /** The same for everybody, whether or not there is an account. */
  justOrdered:
    'Just ordered or booked? First open the link in our email. It opens your account, and your password works from then on. No email? Sign in here with the password you chose, and we’ll send the link again.',
  newHere: 'New here? We create your account when you first order or book.',
} as const

/** Said wherever the server gave no answer at all. */
export const noAnswer = 'We couldn’t reach our service. Check your connection and try again. Nothing you typed is lost.'

export const needsScript = `This page needs JavaScript. If you can’t switch it on, call us on ${brand.phone.display} and we’ll help.`

export const forgotPasswordWords = {
  title: 'Forgot your password',
  description: `Ask for a link to choose a new password for your ${brand.name} account.`,
  heading: ['Forgot your', 'password?'],
  lead: 'Enter your email address and we’ll send you a link to choose a new password.',
  email: 'Email address',
  hint: 'The one you used for your order or booking',
  needsEmail: 'Enter your email address',
  notAnEmail: 'Enter an email address in the correct format, like name@example.com',
  submit: 'Send the link',
  busy: 'Sending...',
  back: 'Back to sign in',
  sentHeading: ['Check your', 'inbox'],
  sent: (hours: number) =>
    `If there’s an account for that address, we’ve sent a link. It works for ${counted(inWords(hours), 'hour')}.`,
  notThere: 'Nothing there after a few minutes? Check your spam folder, and check you typed the right address.',
  again: 'Use another address',
} as const

export const resetPasswordWords = {
  title: 'Choose a new password',
  description: `Choose a new password for your ${brand.name} account with the link we sent you.`,
  heading: ['Choose a new', 'password'],
  lead: 'This signs you out everywhere. Then sign in again with your new password.',
  password: 'New password',
  needsPassword: 'Enter a new password',
  submit: 'Save new password',
  busy: 'Saving...',
  done: 'Your password has been changed',
  doneNext: 'Sign in with your new password.',
} as const

export const confirmOrderWords = {
  title: 'Is this order yours?',
  description: `Confirm that an order placed with your email address at ${brand.name} is yours.`,
  heading: ['Is this order', 'yours?'],
  lead: 'Someone placed an order with your email address. If it was you, confirm it here and we’ll add the order to your account.',
  submit: 'Yes, this order is mine',
  busy: 'Confirming...',
  notMe: 'It wasn’t me',
  notMeWhat:
    'You don’t need to do anything here. Unless you confirm it, we won’t add the order to your account, and nobody sees your details.',
  notMeNext: 'Please let us know anyway, so we can look into it.',
  contact: 'Contact us',
  doneHeading: ['Thank you.', 'It is yours.'],
  done: (reference: string) => `Order ${reference} is now in your account, with its receipt and what happens next.`,
  toAccount: 'See your order',
  choosePasswordWhy:
    'Choose a new password, so nobody else can use your account. You’re the first person to confirm this email address.',
  choosePassword: 'Choose a password',
} as const

export const openAccountWords = {
  title: 'Open your account',
  description: `Open your ${brand.name} account with the link we sent you.`,
  heading: ['Open your', 'account'],
  opening: 'Opening your account...',
  failed: 'We couldn’t open your account just now. The link still works.',
  tryAgain: 'Try again',
  lead: 'Enter the password you chose when you ordered or booked. We ask because you’ve opened the link on another device or in another browser.',
  password: 'Password',
  needsPassword: 'Enter your password',
  submit: 'Open my account',
  busy: 'Opening...',
  wrong: 'That’s not the password you chose when you ordered or booked. Try again, or choose a new password',
  tooMany: 'Choose a new password instead: this link lets you do that. You’ve tried too many times.',
  doNotKnow: 'I don’t know the password',
  newLead:
    'Choose a new password. The old one stops working, and anyone signed in with it is signed out. This also helps if someone else ordered with your email address.',
  newPassword: 'New password',
  needsNewPassword: 'Enter a new password',
  newSubmit: 'Save and open my account',
  back: 'Use the password from the order',
  done: 'Your account is open',
  signInForLink: 'Sign in with the password you chose when you ordered, and we’ll send you a new link.',
  signIn: 'Sign in',
} as const

export const spentLinkWords = {
  heading: ['This link does not work', 'any more'],
  spent: 'It’s already been used, or it’s too old. Each link works only once, and for a limited time.',
  missing: 'The link isn’t complete. Please go back to our email and open the whole link.',
  askAgain: 'Ask for a new link',
  orderHelp: 'Your order is safe. Sign in to see whether it is in your account, or ask us.',
} as const

export const accountWords = {
  title: 'Your account',
  description: `Your ${brand.name} orders, receipts and details.`,
  heading: ['Your', 'account'],
  hello: 'Hello',
  loading: 'Loading your account...',
  failedHeading: ['We couldn’t load', 'your account'],
  failed: 'Please try again. It’s nothing you did, and nothing is lost.',
  stillStuck: 'If the problem continues, call us on',
  tryAgain: 'Try again',
  orders: 'Your orders',
  noOrders: 'No orders yet',
  noOrdersWhat: 'When you order a treatment, you can follow it here from the first review to your door.',
  carryOnHeading: {
    'weight-management': 'Your assessment is waiting',
    adhd: 'Your ADHD assessment is waiting',
  },
  carryOnWhat: 'Your answers are saved. Carry on from where you left off.',
  carryOn: 'Carry on with your assessment',
  carryOnBusy: 'Loading your answers...',
  carryOnFailed: 'Please try again. We couldn’t load your answers just now, but they’re safe with us.',
  details: 'Your details',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  born: 'Date of birth',
  notGiven: 'Not given',
  changed: 'Has something changed?',
  tellUs: 'Tell us',
  signOut: 'Sign out',
  signOutBusy: 'Signing out...',
  signedOut: 'You’re signed out',
  signOutEverywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereWhat: 'This signs you out on every phone and computer, including this one.',
  stay: 'Stay signed in',
  signedOutEverywhere: 'You’re signed out everywhere',
  removeHere: 'Remove my details from this device',
  removeWhat:
    'We’ll remove everything this device keeps about you, including answers and measurements that haven’t reached us yet. You’ll still be signed in on it, so sign out as soon as it’s online again.',
  removeNow: 'Remove them',
  keepHere: 'Keep them',
} as const

export const orderWords = {
  reference: 'Reference',
  placed: 'Placed on',
  amount: 'Amount',
  story: 'The story so far',
  next: 'What happens next',
  receipt: 'Receipt',
  receiptOf: (reference: string) => `for order ${reference}`,
  pay: 'Finish your order',
  again: 'Order again',
  decidedBy: (name: string, registration: string | null) =>
    `Decided by ${name}${registration === null ? '' : `, ${registration}`}`,
  withdrawn: 'Cancelled',
  /** In one or two words, for the label of an order. */
  labels: {
    draft: 'Not finished',
    'awaiting payment': 'Awaiting payment',
    'awaiting review': 'Being reviewed',
    approved: 'Approved',
    paid: 'Paid',
    declined: 'Declined',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  steps: {
    placed: 'Order placed',
    toBePaid: 'Payment to be authorised',
    authorised: 'Payment authorised, not taken',
    reviewing: 'A clinician is reviewing your answers',
    toBeDecided: (days: number) => `A decision, within ${days} days`,
    approved: 'Approved and paid',
    declined: 'Declined: nothing was taken',
    expired: 'Expired: the authorisation was released',
    withdrawn: 'Cancelled by you: the authorisation was released',
    closed: 'Closed: nothing was paid',
    refunded: 'Refunded',
  },
  whatNext: (authorisationDays: number) => ({
    draft: 'Your order isn’t finished yet. You can finish it whenever you like.',
    'awaiting payment':
      'Your card hasn’t been authorised yet. Authorising it takes no money: you pay only if a clinician approves.',
    'awaiting review': `A clinician will read your answers and decide whether the treatment is right for you, and we’ll email you either way. If nobody has decided after ${authorisationDays} days, the authorisation is released and you pay nothing.`,
    approved: 'Your order was approved, and you’ve paid. If you have a question about it, send us a message.',
    paid: 'Your appointment is booked. You can see, move or cancel it under Your appointments.',
    declined:
      'The hold on your card has been released; your bank may take a few days to show it. Your care team can tell you why, and what else may help.',
    expired: 'You paid nothing. If you’d still like treatment, you can order again.',
    refunded: 'The money is on its way back to your card. Your bank may take up to 10 days to show it.',
  }),
} as const

export const withdrawWords = {
  open: 'Cancel this order',
  title: 'Cancel this order?',
  /** What it means for the money: it was only held, and is let go. */
  released: (amount: string) =>
    `It costs you nothing. Nothing has been taken from your card; the hold of ${amount} ends now, and your bank may take a few days to show it.`,
  kept: 'Your answers are kept, so you can order again whenever you like.',
  keep: 'Keep my order',
  confirm: 'Yes, cancel it',
  confirming: 'Cancelling...',
  done: 'Your order is cancelled',
  doneWhat: 'Nothing was taken from your card. We have sent you an email.',
  later: 'Your order is cancelled. The hold on your card ends as soon as we reach the card provider.',
  refused: {
    approved: 'Your order is approved, so it can no longer be cancelled here. Please call us, and we will help.',
    ended: 'This order has ended. Nothing is held on your card.',
    'being decided': 'Please try again in a minute. A clinician is deciding on your order right now.',
  },
} as const

export const receiptWords = {
  heading: 'Receipt',
  print: 'Print receipt',
  from: 'From',
  to: 'To',
  placed: 'Order placed',
  questions: `Questions about this receipt? Call ${brand.phone.display} or write to ${brand.email}.`,
  unknownHeading: 'Receipt not found',
  unknown: 'None of your orders has a receipt at this address.',
  states: {
    'awaiting review': 'Authorised on your card. Nothing has been taken: you pay only if a clinician approves.',
    approved: 'Paid by card.',
    declined: 'Declined. Nothing was taken, and the authorisation was released.',
    expired: 'Expired. Nothing was taken, and the authorisation was released.',
    refunded: 'Paid by card, then refunded.',
  },
} as const
