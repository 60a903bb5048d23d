export const staffScreen = {
  title: 'Staff',
  description: 'Everybody who works here: their roles, registration and sign-in.',
  lead: (active: number, invited: number, ended: number) =>
    [`${active} active`, ...(invited ? [`${invited} invited`] : []), ...(ended ? [`${ended} ended`] : [])].join(' · '),
  invite: 'Invite somebody',
  columns: { name: 'Name', roles: 'Roles', registration: 'Registration', signIn: 'Sign-in' },
  states: {
    invited: (until: string) => `Invited, until ${until}`,
    'invitation over': 'Invitation over',
    ended: (at: string) => `Ended ${at}`,
  },
  factors: { passkey: 'Passkey', totp: 'App' },
  codes: (left: number) => (left === 1 ? '1 code left' : `${left} codes left`),
  noRegistration: 'None',
  demo: 'Demo',
  open: (name: string) => `Open ${name}`,
  empty: 'Nobody works here yet',
} as const

export const inviteForm = {
  title: 'Invite somebody',
  lead: (hours: number) =>
    `They are sent a link that works once, for ${hours} hours. With it they set up their own password and second step.`,
  name: 'Full name',
  nameHint: 'As patients see it beside a decision',
  email: 'Work email',
  mobile: 'Mobile (optional)',
  roles: 'Roles',
  profession: 'Profession (optional)',
  body: 'Registered with',
  noBody: 'Not registered',
  number: 'Registration number',
  submit: 'Send the invitation',
  busy: 'Sending...',
  sent: (name: string) => `${name} is invited`,
} as const

export const memberWords = {
  roles: 'Roles',
  saveRoles: 'Save roles',
  saving: 'Saving...',
  savedRoles: 'Roles saved. They hold from the next thing this person does.',
  resetTitle: 'Cannot sign in any more',
  reset: 'Send a new invitation',
  resetWhy: 'For a lost phone or a forgotten password. Signs them out, and they set up their sign-in anew.',
  resetDone: 'A new invitation is on its way',
  endTitle: 'Does not work here any more',
  end: 'End access',
  endWhy: 'They are signed out at once and cannot come back without a new invitation.',
  endDone: 'Their access has ended',
  sure: (name: string) => `Yes, for ${name}`,
  cancel: 'Cancel',
  events: 'What happened',
  noEvents: 'Nothing so far.',
  more: 'Show earlier',
  self: 'This is you. Another administrator changes your roles or ends your access.',
} as const

/** What an entry of the record says, by what happened. */
export const eventWords = {
  password: 'Password',
  'sign in': 'Signed in',
  'sign out': 'Signed out',
  lock: 'Locked',
  unlock: 'Unlocked',
  invitation: 'Invitation',
  accepted: 'Invitation accepted',
  roles: 'Roles changed',
  ended: 'Access ended',
  reset: 'New invitation',
  'password changed': 'Password changed',
  prove: 'Second step proved again',
  'factor added': 'Second step added',
  'factor named': 'Second step named',
  'factor removed': 'Second step removed',
  'recovery codes': 'New recovery codes',
  refused: 'Refused, not their role',
} as const

export const outcomeWords = {
  done: '',
  sent: 'sent',
  changed: '',
  failed: 'wrong',
  totp: 'code of the app',
  passkey: 'passkey',
  'recovery code': 'recovery code',
  'totp failed': 'wrong code',
  'passkey failed': 'passkey refused',
  'recovery code failed': 'wrong recovery code',
} as const
