import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'

export const deskSignInWords = {
  title: 'Sign in to the desk',
  description: `For the people who work at ${brand.name}.`,
  heading: 'Sign in',
  lead: 'For the people who work here. Patients sign in on the main site.',
  email: 'Work email',
  password: 'Password',
  submit: 'Continue',
  busy: 'One moment...',
  needsEmail: 'Enter your email address',
  needsPassword: 'Enter your password',
  refused: 'That email address and password do not match. Check both and try again.',
  tooMany: (minutes: number) =>
    `There were too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  factorHeading: 'One more step',
  factorLead: 'It proves that it’s you, even if someone else knows your password.',
  passkey: 'Use a passkey',
  passkeyFailed: 'The passkey was not accepted. Try again, or use another way.',
  noPasskeys: 'This browser does not support passkeys. Use another way.',
  code: 'Code from your app',
  codeHint: 'The number it shows now. Each works once.',
  codeSubmit: 'Sign in',
  useRecovery: 'Use a recovery code instead',
  useCode: 'Use a code from your app instead',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten you kept when you set up your sign-in. Each works once.',
  needsCode: 'Enter the code',
  wrongCode: 'That code is wrong, or has been used already.',
  tooManyCodes: 'There were too many wrong codes. Start again with your password.',
  challengeOver: 'That took too long. Start again with your password.',
  again: 'Start again',
  lost: 'Lost your phone and your codes? An administrator can send you a new invitation.',
  codesLeft: (left: number) => `You have ${counted(left, 'recovery code')} left.`,
} as const

export const deskDemoWords = {
  heading: 'Demo: sign in as anyone',
  lead: (password: string) =>
    `These people are fictional. Their password is ${password}. Choose one to fill in the form.`,
  code: 'Demo: fill in the code',
  codeHint: 'In the demo the code of the app is given to you. On a real desk it is on your own phone.',
} as const

export const lockWords = {
  heading: 'The desk is locked',
  lead: (name: string) => `What you typed is still there, ${name}. Enter your password to continue.`,
  overHeading: 'Please sign in again',
  overLead: 'Your session has ended. What you typed is still there if you sign in as the same person.',
  submit: 'Unlock',
  signOut: 'Sign out instead',
} as const

export const invitationWords = {
  title: 'Your invitation',
  description: `Set up your sign-in for the ${brand.name} desk.`,
  heading: (name: string) => `Welcome, ${name}`,
  lead: (email: string) => `You sign in with ${email}. Choose a password first, then set up a second step.`,
  password: 'Choose a password',
  passwordHint: (shortest: number) =>
    `At least ${shortest} characters with letters, numbers and a special character. It also guards the key you sign prescriptions with.`,
  submit: 'Continue',
  busy: 'One moment...',
  factorHeading: 'Set up your second step',
  factorLead: 'You need it every time you sign in. Choose one of the two.',
  passkeyHeading: 'A passkey',
  passkeyLead:
    'Your fingerprint, your face or the PIN of this device. Nothing to type, and nothing that a fake website can steal.',
  passkey: 'Set up a passkey',
  appHeading: 'An authenticator app',
  appLead: 'Scan this with the app on your phone, then type the number it shows.',
  noCamera: 'No camera? Type this into the app:',
  qr: 'QR code for your authenticator app',
  code: 'Code from your app',
  codeSubmit: 'Set up the app',
  codesHeading: 'Keep these ten codes',
  codesLead:
    'Each signs you in once, if you ever lose your phone or your passkey. We cannot show them again. Print them, or save them in your password manager.',
  kept: 'I have kept them somewhere safe',
  copy: 'Copy all ten',
  copied: 'Copied',
  print: 'Print',
  on: 'Go to the desk',
  spentHeading: 'This invitation no longer works',
  spent: 'It has been used, replaced by a newer one, or has expired. Ask an administrator for a new one.',
  loading: 'Opening your invitation...',
  failed: 'We could not open your invitation. Check your connection.',
  tryAgain: 'Try again',
} as const
