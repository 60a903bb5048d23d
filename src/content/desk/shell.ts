import { brand } from '../brand.ts'

export const deskWords = {
  name: `${brand.name} desk`,
  title: 'Desk',
  description: `The staff application of ${brand.name}.`,
  sections: 'Sections',
  menu: 'Menu',
  closeMenu: 'Close menu',
  opening: 'Opening the desk...',
  nothing: 'Nothing to show yet',
  nothingWhy: 'Your role does not include any section of the desk. If you think it should, ask an administrator.',
  waitingRole: (roles: string) =>
    `Another person has to confirm your role before you can work here: ${roles}. We have told the clinical lead.`,
  failed: 'We could not reach the server. Check your connection and try again.',
  wrongAddress: 'The address of this page is incomplete or wrong. Open it from a list again.',
  tryAgain: 'Try again',
  locksIn: (minutes: number) => `locks in ${minutes} min`,
  notForYou: 'Your role does not include this page',
  whoMay: (roles: string) => `Who can open it: ${roles}.`,
  yours: (roles: string) => `You’re signed in as: ${roles}. An administrator can change your roles.`,
  toHome: 'Go to your home page',
  keys: 'Keys and terms',
  keysHint: 'Keys on this screen work when you are not typing in a field.',
  allKeys: 'Keys and terms',
  terms: 'Terms of the desk',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint:
    'Turn them off in this browser if you use dictation or press keys by accident. Ctrl+K, Ctrl+Enter, Escape and the arrow keys always work.',
  stale: (time: string) => `Could not refresh. Shown as of ${time}.`,
  asTable: 'As a table',
  refused: 'Your role does not include this.',
  notFound: {
    title: 'Page not found',
    description: 'There is no desk page at this address.',
    why: 'The address may be mistyped, or the link may be old.',
    home: 'Go to your start page',
  },
} as const

export const personWords = {
  title: 'Your sign-in',
  lock: 'Lock now',
  signOut: 'Sign out',
  changeHeading: 'Change your password',
  password: 'Current password',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing...',
  changed: 'Password changed',
  changedNext: 'You are signed out everywhere else. Your signing key stays the same.',
  ends: (time: string) => `Signed in until ${time}.`,
} as const
