import { brand } from '../brand.ts'

export const deskWords = {
  name: `${brand.name} desk`,
  title: 'Desk',
  description: `Where the people who work at ${brand.name} decide, check and supply.`,
  sections: 'Sections',
  menu: 'Menu',
  closeMenu: 'Close menu',
  opening: 'Opening the desk...',
  nothing: 'Nothing for you here yet',
  nothingWhy: 'Your role opens no section of the desk. If you think it should, ask an administrator.',
  waitingRole: (roles: string) =>
    `Your role has to be confirmed by another person before you can work here: ${roles}. The clinical lead has been told.`,
  failed: 'We could not reach the desk’s records. Check your connection.',
  wrongAddress: 'The address of this page is not complete, or not right. Please open it from a list again.',
  tryAgain: 'Try again',
  locksIn: (minutes: number) => `locks in ${minutes} min`,
  notForYou: 'Not for your role',
  whoMay: (roles: string) => `This part of the desk is open to: ${roles}.`,
  yours: (roles: string) => `You are signed in as ${roles}. An administrator can change that.`,
  keys: 'Keys on this screen',
  keysHint: 'They work whenever you are not typing in a field.',
  allKeys: 'All keys',
  singleKeys: 'Keys of one letter, figure or sign',
  singleKeysHint:
    'Turn them off in this browser if you dictate, or press keys without meaning to. Ctrl+Enter, Escape and the arrows always work.',
  stale: (time: string) => `Could not be refreshed. Shown as of ${time}.`,
  asTable: 'As a table',
  refused: 'Your role does not include this.',
  notFound: {
    title: 'There is no such page',
    description: 'An address of the desk that does not exist.',
    why: 'Nothing at the desk has this address. It may be mistyped, or from an older link.',
    home: 'Go to your start page',
  },
} as const

export const personWords = {
  title: 'Your sign-in',
  lock: 'Lock now',
  signOut: 'Sign out',
  changeHeading: 'Change your password',
  password: 'Present password',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing...',
  changed: 'Your password is changed',
  changedNext: 'You are signed out everywhere else. The key you sign with stays the same.',
  ends: (time: string) => `Signed in until ${time}.`,
} as const
