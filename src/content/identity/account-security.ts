import { counted } from '../numbers.ts'

interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Chrome on Android, or as much of it as is known; empty if nothing is. */
export const deviceName = ({ browser, system }: Device): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')

export const securityRefusals = {
  prove: 'Please confirm it’s you first.',
  wrongPassword: 'That’s not your password',
  wrongPasskey: 'That passkey isn’t for your account. Try another, or use your password.',
  changedMeanwhile:
    'Your password was changed just now, in another window or with a link. Please try again with the new one.',
  notSignedIn:
    'We don’t recognise that passkey, or it took too long. Try again, or sign in with your email address and password.',
  sessionOver: 'That device is signed out already.',
  full: (most: number) => `You have ${most} passkeys, which is as many as an account can have. Remove one first.`,
  notAdded: 'We couldn’t add that passkey. It may have taken too long. Please try again.',
  noPasskey: 'That passkey is no longer on your account.',
  lastWay: 'Choose a password first. This passkey is the only way into your account.',
  manyLinks: 'Please check your inbox and spam folder, and try again in an hour. We’ve sent several emails already.',
  notAnEmail: 'Enter an email address in the correct format, like name@example.com',
  sameEmail: 'That’s already your email address',
  oldEmailTaken: 'Another account uses your old email address now. Please call us, and we will put it right with you.',
  unnamed: 'Passkey',
} as const

export const securityWords = {
  title: 'Sign-in and security',
  description: 'How you sign in, and where you are signed in.',
  heading: ['Sign-in and', 'security'],
  lead: 'How you sign in, and where you are signed in.',
  card: 'Sign-in and security',
  open: 'Open',
  cardWhat: 'Password, passkeys, email address and devices',
  loading: 'Loading your sign-in details...',
  failedHeading: ['We couldn’t load your', 'sign-in details'],
  cancel: 'Cancel',
  signedOut: 'Please sign in again. You’ve been signed out.',
} as const

export const passwordWords = {
  heading: 'Password',
  has: 'You sign in with your email address and a password.',
  change: 'Change password',
  present: 'Your current password',
  needsPresent: 'Enter your current password',
  next: 'New password',
  needsNext: 'Enter a new password',
  what: 'You stay signed in here. You’re signed out everywhere else.',
  submit: 'Save new password',
  busy: 'Saving...',
  done: 'Your password has been changed',
  doneWhat: 'You’re signed out everywhere else.',
  none: 'You haven’t chosen a password. We can email you a link to choose one, so you can sign in with your email address too.',
  send: 'Email me a link',
  sendBusy: 'Sending...',
  sent: (email: string) => `We have sent a link to ${email}. Choosing a password signs you out everywhere.`,
  companies: (names: readonly string[]) => `You can also sign in with ${names.join(' and ')}.`,
} as const

export const passkeyWords = {
  heading: 'Passkeys',
  what: 'Sign in with your fingerprint, your face or the code of your device. Nothing to remember, and nobody can guess it.',
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  name: 'What would you like to call this device?',
  nameHint: 'For example, My phone or Work laptop.',
  needsName: 'Give it a name',
  added: (name: string) => `${name} is added`,
  addedWhat: 'You can sign in with it from now on.',
  addedOn: (day: string) => `Added ${day}`,
  usedOn: (day: string) => `last used ${day}`,
  neverUsed: 'not used yet',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeWhat: 'It won’t open your account any more. Devices that are signed in stay signed in: sign them out below.',
  removeSure: 'Yes, remove it',
  removing: 'Removing...',
  keep: 'Keep it',
  removed: (name: string) => `${name} is removed`,
  only: 'The only way into your account. Choose a password before you remove it.',
  full: 'You have as many passkeys as an account can have.',
  notMade: 'Your device didn’t create a passkey. Try again, or use another device.',
  here: 'It’s already set up on this device.',
  notSupported: 'This browser can’t create passkeys. Try another one, or your phone.',
} as const

export const phoneWords = {
  heading: 'Phone number',
  what: 'We call you on it about your delivery and your care.',
  toProve:
    'Our team changed this number for you. Confirm that it is yours with a code, and we can text you again. If you didn’t ask for this, call us straight away.',
  number: 'Your mobile phone number',
  numberHint: 'The whole number. We send a code to it.',
  needsNumber: 'Enter your mobile phone number',
  send: 'Send me a code',
  sending: 'Sending...',
  code: 'Code from the text message',
  needsCode: 'Enter the code we sent you',
  confirm: 'Confirm number',
  confirming: 'Checking...',
  demo: (code: string) => `Demo: your code is ${code}`,
  again: 'Send a new code',
  done: 'Your phone number is confirmed',
  /** The number that was typed is not the one we hold. */
  another: 'Enter the whole number, or call us to change it. That’s not the number we have for you.',
} as const

export const emailWords = {
  heading: 'Email address',
  what: 'You sign in with it, and we write to you there.',
  change: 'Change email address',
  next: 'New email address',
  needsNext: 'Enter your new email address',
  how: (hours: number, undoDays: number) =>
    `We send a link to the new address. Nothing changes until you open it, within ${counted(hours, 'hour')}. We’ll tell your current address, which can undo the change for ${counted(undoDays, 'day')}.`,
  submit: 'Send the link',
  busy: 'Sending...',
  waiting: (to: string, until: string) => `Waiting for you to open the link we sent to ${to}. It works until ${until}.`,
  callOff: 'Cancel this change',
  callingOff: 'Cancelling...',
  calledOff: 'Your email address stays as it is',
  undo: (until: string) => `You changed it a short while ago. Your old address can undo that until ${until}.`,
} as const

export const sessionWords = {
  heading: 'Where you are signed in',
  what: 'If you don’t recognise one of these, sign it out and change your password.',
  unknown: 'A device we don’t recognise',
  here: 'This device',
  signedIn: (at: string) => `Signed in ${at}`,
  lastSeen: (words: string) => `last used ${words}`,
  recently: 'within the last hour or so',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signedOut: (device: string) => `${device} is signed out`,
  others: 'Sign out everywhere else',
  othersTitle: 'Sign out everywhere else?',
  othersWhat: 'You stay signed in on this device only.',
  othersDone: 'You’re now signed in on this device only',
  alone: 'You’re not signed in anywhere else.',
  keep: 'Cancel',
} as const

export const proveWords = {
  title: 'Confirm it’s you',
  lead: 'Before you change how you sign in, please enter your password or use a passkey.',
  leadCompany: 'Before you change how you sign in, please sign in again.',
  password: 'Password',
  needsPassword: 'Enter your password',
  submit: 'Continue',
  busy: 'Checking...',
  passkey: 'Use a passkey',
  again: 'Sign in again',
} as const

export const newEmailWords = {
  title: 'Use this email address',
  description: 'Confirm a new email address for your account.',
  heading: ['Use this email', 'address?'],
  lead: 'Confirm it, and you’ll sign in with it from now on. We were asked to use this email address for an account, most likely by you.',
  submit: 'Yes, use this address',
  busy: 'Confirming...',
  doneHeading: ['It is', 'done'],
  done: (email: string) =>
    `You sign in with ${email} from now on, and we write to you there. Your orders, messages and appointments are where they were.`,
  toAccount: 'To your account',
  spent: 'Ask for a new link in your account, under Sign-in and security.',
} as const

export const keepEmailWords = {
  title: 'Keep your email address',
  description: 'Stop a change to your account’s email address.',
  heading: ['Keep your email', 'address?'],
  lead: 'We were asked to use another email address for your account. If it wasn’t you, or you’ve changed your mind, stop it here.',
  what: 'This signs you out everywhere, ends your password and removes any passkey that was added since. You then choose a new password.',
  submit: 'Stop it, keep my address',
  busy: 'Stopping...',
  doneHeading: ['Your address', 'stays'],
  done: (email: string) =>
    `Your account has the address ${email}. Please choose a new password now, so that nobody else can use your account.`,
  choose: 'Choose a new password',
  spent: 'If you think someone else is in your account, call us.',
} as const

export const passkeySignInWords = {
  button: 'Sign in with a passkey',
  busy: 'Waiting for your device...',
  failed: 'That didn’t work. Try again, or sign in with your email address and password.',
} as const
