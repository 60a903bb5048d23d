/** What each role is called. */
export const roleNames = {
  prescriber: 'Prescriber',
  pharmacist: 'Pharmacist',
  coach: 'Coach or nurse',
  nutritionist: 'Nutritionist or dietitian',
  support: 'Support',
  clinical_lead: 'Clinical lead',
  administrator: 'Administrator',
  auditor: 'Auditor',
} as const

/** What each role is for, in a line. */
export const roleWords = {
  prescriber: 'Decides cases and signs prescriptions',
  pharmacist: 'Checks approvals and releases them for supply',
  coach: 'Works on cases with patients, does not decide',
  nutritionist: 'Runs nutrition sessions and writes notes. Does not work on cases',
  support: 'Answers patients, dispatches and gives small refunds. Sees nothing clinical',
  clinical_lead: 'Decides cases, reviews decisions and controls roles',
  administrator: 'Invites staff and ends their access. Sees no patients',
  auditor: 'Reads the access log and the quality page',
} as const

export const staffProblems = {
  name: 'Enter their name',
  email: 'Enter an email address in the correct format, like name@example.com',
  mobile: 'Enter a phone number, or leave this empty',
  roles: 'Choose at least one role',
  body: 'Choose the body they are registered with: anyone who makes clinical decisions or advises on nutrition needs a registration',
  register:
    'This registration does not fit the role: a pharmacist must be on the GPhC’s register of pharmacists, a nutritionist registered with the AfN, a dietitian with the HCPC',
  number: 'Enter their registration number as the body writes it',
} as const

export const staffRefusals = {
  known: 'A member of staff already has this email address.',
  lastAdministrator: 'This is the last administrator. Make another person an administrator first.',
  self: 'You cannot do this to your own access. Ask another administrator.',
  notYours: 'Only an administrator or a clinical lead can change roles.',
  onlyAdministrators: 'Only an administrator can give or take away the administrator role.',
  registration:
    'Anyone who makes clinical decisions or advises on nutrition needs a registration, and this person has none. Invite them again with one.',
  register:
    'Their registration does not fit the role: a pharmacist must be on the GPhC’s register of pharmacists, a nutritionist registered with the AfN, a dietitian with the HCPC. Invite them again with the right one.',
  gone: 'This person could not be found.',
  ended: 'This person’s access has ended.',
  requester: 'You gave these roles yourself. Another person has to confirm them.',
  needsLead: 'A clinical lead has to confirm these roles.',
  ownRoles: 'You can’t confirm your own roles.',
  nothingWaits: 'These roles have already been confirmed or rejected. Reload the page to see the change.',
} as const
