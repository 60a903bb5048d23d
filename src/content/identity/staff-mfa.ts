import { counted } from '../numbers.ts'

export const factorRefusals = {
  prove: 'Confirm that it’s you first.',
  full: 'You can’t add any more. Remove one first.',
  unknown: 'It has already been removed.',
  last: 'It is the only one you have. Add another before you remove it.',
  demo: 'The demo needs this one, so that others can try it too.',
} as const

/** How staff manage their own second factor. */
export const factorWords = {
  title: 'Your second step',
  description: 'What you use at the desk after your password.',
  lead: 'What you use after your password. Keep two, so that a lost phone doesn’t lock you out.',
  open: 'Second step and recovery codes',
  loading: 'Loading your sign-in...',
  notLoaded: 'Your sign-in could not be loaded',
  columns: { what: 'What', name: 'Name', added: 'Added' },
  kinds: { passkey: 'Passkey', totp: 'Authenticator app' },
  unnamed: 'No name',
  rename: 'Rename',
  renameOf: (what: string) => `Rename ${what}`,
  nameLabel: 'Name',
  nameHint: 'For you alone, so that you know which is which: Work laptop, My phone.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Name saved',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}?`,
  removeWhy: 'You can no longer sign in with it, and you’re signed out everywhere else.',
  removeSure: 'Yes, remove it',
  removing: 'Removing...',
  removed: 'Removed',
  removedNext: 'You’re signed out everywhere else.',
  lastOne: 'The only one: add another before you remove it.',
  demoOne: 'The demo needs it.',
  cancel: 'Cancel',
  add: 'Add another',
  addTitle: 'Add a passkey or an app',
  added: 'Added',
  addedNext: 'You can sign in with it from now on.',
  tookTooLong: 'That took too long, or there were too many attempts. Start again.',
  codes: 'Recovery codes',
  ways: 'Passkeys and apps',
  codesLeft: (left: number) =>
    left === 0
      ? 'You have none left. Create new ones now.'
      : `You have ${counted(left, 'code')} left. Each signs you in once.`,
  newCodes: 'Create ten new codes',
  making: 'Creating codes...',
  newCodesWhy: 'The codes you have now will stop working.',
  close: 'Done',
  proveTitle: 'Confirm it’s you',
  proveLead: 'This keeps anyone who finds your desk open from changing how you sign in.',
  proveSubmit: 'Continue',
} as const
