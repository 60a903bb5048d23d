/** To whom an incident may have to be reported, and when it usually has to be. For staff, who decide. */
export const outsideBodyWords = {
  lfpse: {
    name: 'LFPSE (NHS England)',
    when: 'Patient safety incidents, including those without harm. Required for NHS-funded care, expected of others.',
  },
  mhra_yellow_card: {
    name: 'MHRA Yellow Card',
    when: 'A suspected adverse reaction to a medicine. For medicines marked ▼ (extra monitoring): every one.',
  },
  mhra_defect: {
    name: 'MHRA defective medicines (DMRC)',
    when: 'A suspected defect or a falsified medicine. Keep the pen and its pack.',
  },
  cqc: {
    name: 'CQC statutory notification',
    when: 'Without delay: a death during or because of care, serious injury (including pain or psychological harm that lasts 28 days), abuse or an allegation of it, an incident reported to the police.',
  },
  gphc: {
    name: 'GPhC',
    when: 'A serious failure in the pharmacy, or concern about whether a pharmacy professional is fit to practise.',
  },
  ico: {
    name: 'ICO (personal data breach)',
    when: (hours: number) =>
      `Within ${hours} hours of becoming aware, unless it is unlikely to put anyone at risk. If the risk is high, tell the people affected too.`,
  },
  controlled_drugs: {
    name: 'Controlled drugs accountable officer',
    when: 'An incident with a controlled drug, such as an ADHD stimulant: loss, diversion or a prescribing error.',
  },
  safeguarding_board: {
    name: 'Local authority safeguarding',
    when: 'An adult with care and support needs, or a child, may be at risk of abuse or neglect.',
  },
  insurer: {
    name: 'Indemnity insurer',
    when: 'As soon as a claim or a complaint about harm is possible.',
  },
  coroner_police: {
    name: 'Coroner or police',
    when: 'An unexpected death, or a suspected crime.',
  },
} as const

export const outsideReportWords = {
  heading: 'Outside reports',
  lead: 'The software suggests; you decide and send. Nothing is sent from here.',
  likely: 'Likely needed',
  undecided: 'Undecided',
  needed: 'Needed',
  notNeeded: 'Not needed',
  sent: (day: string) => `Sent ${day}`,
  due: (left: string) => `Due: ${left}`,
  ico: (hours: number, left: string) => `${hours}-hour limit: ${left}`,
  decide: 'Decide',
  change: 'Change',
  carryOn: 'Continue draft',
  isNeeded: 'Is it needed?',
  answers: { yes: 'Needed', no: 'Not needed' },
  reason: 'Reason',
  reference: 'Their reference',
  sentOn: 'Sent on',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  choose: 'Choose whether it is needed.',
  by: (name: string, when: string) => `${name}, ${when}`,
  problems: {
    'no reason': 'Give a reason.',
    'no reference': 'Enter the reference they gave you.',
    'in the future': 'Choose a day that has passed.',
    'sent but not needed': 'This report has been sent, so it cannot be marked as not needed.',
  },
} as const
