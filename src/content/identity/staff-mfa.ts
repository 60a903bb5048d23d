import { counted } from '../numbers.ts'

export const factorRefusals = {
  prove: 'Show first that it is you.',
  full: 'You have as many as anybody may have. Remove one first.',
  unknown: 'It is not there any more.',
  last: 'It is the only one you have. Add another before you remove it.',
  demo: 'The demo needs this one, so that others can try it too.',
} as const

/** How staff manage their own second factor. */
export const factorWords = {
  title: 'Your second step',
  description: 'What you show at the desk after your password.',
  lead: 'What you show after your password. Keep two, so that a lost phone does not lock you out.',
  open: 'Second step and recovery codes',
  loading: 'Fetching how you sign in...',
  notLoaded: 'How you sign in could not be loaded',
  columns: { what: 'What', name: 'Name', added: 'Added' },
  kinds: { passkey: 'Passkey', totp: 'Authenticator app' },
  unnamed: 'No name',
  rename: 'Rename',
  renameOf: (what: string) => `Rename ${what}`,
  nameLabel: 'Name',
  nameHint: 'For you alone, so that you know which is which: Work laptop, My phone.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'The name is saved',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}?`,
  removeWhy: 'It opens the desk no more, and you are signed out everywhere else.',
  removeSure: 'Yes, remove it',
  removing: 'Removing...',
  removed: 'It is removed',
  removedNext: 'You’re signed out everywhere else.',
  lastOne: 'The only one: add another before you remove it.',
  demoOne: 'The demo needs it.',
  cancel: 'Cancel',
  add: 'Add another',
  addTitle: 'Add a passkey or an app',
  added: 'It is added',
  addedNext: 'You can sign in with it from now on.',
  tookTooLong: 'That took too long, or was tried too often. Begin again.',
  codes: 'Recovery codes',
  codesLeft: (left: number) =>
    left === 0
      ? 'You have none left. Make new ones now.'
      : `You have ${counted(left, 'code')} left. Each signs you in once.`,
  newCodes: 'Make ten new codes',
  making: 'Making them...',
  newCodesWhy: 'The codes you have now stop working.',
  close: 'Done',
  proveTitle: 'Confirm it’s you',
  proveLead: 'Nobody else who finds your desk open changes how you sign in.',
  proveSubmit: 'Continue',
} as const
