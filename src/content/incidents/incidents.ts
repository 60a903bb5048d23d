/** The words of an incident, for staff. */
export const kindWords = { incident: 'Incident', near_miss: 'Near miss' } as const

/** The levels of the national service for patient safety events. The worse of physical and psychological harm counts. */
export const harmWords = {
  none: 'No harm',
  low: 'Low harm',
  moderate: 'Moderate harm',
  severe: 'Severe harm',
  death: 'Fatal',
} as const

/** What each level means, in our own words. */
export const harmHints = {
  none: 'It reached the patient but did no physical or psychological harm, or it didn’t reach them.',
  low: 'Minimal harm: they needed no more than extra observation or minor treatment.',
  moderate: 'They needed more than minor treatment or lost some independence, but are expected to recover.',
  severe: 'Permanent or long-term harm, or they needed immediate life-saving treatment.',
  death: 'The patient died, and the incident may have contributed.',
} as const

export const categoryWords = {
  dose: 'Dose or prescribing',
  supply: 'Pharmacy, pen or parcel',
  identity: 'Identity',
  record: 'Clinical record',
  software: 'Software',
  privacy: 'Privacy or data breach',
  communication: 'Communication',
  safeguarding: 'Safeguarding',
  other: 'Something else',
} as const

export const stateWords = { reported: 'Awaiting review', in_review: 'In review', closed: 'Closed' } as const

export const subjectWords = {
  case: 'Case',
  concern: 'Safeguarding concern',
  parcel: 'Parcel',
  appointment: 'Appointment',
  person: 'Patient record',
  conversation: 'Conversation',
} as const

export const incidentProblems = {
  none: 'This incident could not be found.',
  closed: 'This incident is closed. Reopen it first.',
  notYours: 'Only the clinical lead and the owner of this incident can do this.',
  otherId: 'Another incident was reported under this number. Reload the page and report it again.',
  noSubject: 'What this incident is about could not be found.',
  noOwner: 'This colleague cannot take it: their access has ended, or their role does not include incidents.',
  nowWith: (name: string | null) =>
    name === null ? 'It has since been returned to the clinical lead.' : `It is now assigned to ${name}.`,
  noAction: 'This action could not be found.',
  actionOver: 'This action is already done or withdrawn.',
  noWords: 'Say what this is about.',
  nearMiss: 'Say what contributed to it and what we learned.',
  noNearMiss: 'Only a near miss can be closed this way.',
  actionDay: (days: number) => `Choose a day from today to ${days} days ahead.`,
  wrongState: 'This incident has changed since you opened it.',
  reports: {
    'nothing said': 'Say what happened.',
    'in the future': 'Choose a time that has passed.',
    'too long ago': 'Check the year: that is too long ago.',
    'aware before it happened': 'You can’t have found out before it happened. Check both times.',
    'near miss with harm': 'A near miss does no harm. Choose “No harm”, or report an incident.',
  },
  conclusion: {
    incomplete: 'Say what happened, what contributed to it and what we learned.',
    'no candour reason': 'Say who was told and when, or why it isn’t needed.',
    'no summary': 'Write the summary for the patient’s copy of their data.',
  },
} as const

/** What keeps an incident open. */
export const blockerWords = {
  'not in review': 'The review hasn’t begun.',
  'no conclusion': 'There is no conclusion.',
  'report undecided': 'An outside report is undecided.',
  'report not sent': 'An outside report is needed and hasn’t been sent.',
  'action open': 'An action is still open.',
} as const

export const eventWords = {
  reported: 'Reported',
  assigned: 'Assigned',
  'review began': 'Review began',
  graded: 'Regraded',
  'action set': 'Action agreed',
  'action done': 'Action done',
  'action withdrawn': 'Action withdrawn',
  'outside report decided': 'Outside report decided',
  'outside report sent': 'Outside report sent',
  concluded: 'Conclusion saved',
  closed: 'Closed',
  reopened: 'Reopened',
  'alarm raised': 'On-call prescriber alerted',
  'alarm acknowledged': 'Alarm acknowledged',
} as const

export const reportWords = {
  open: 'Report an incident',
  failed: 'The form could not be loaded. Check your connection and try again.',
  title: 'Report an incident or near miss',
  lead: 'For anything that harmed, or could have harmed, a patient, a colleague or someone’s privacy. You don’t need to be sure.',
  about: (what: string) => `About: ${what}`,
  aboutFailed: 'We couldn’t link this page. Say in your own words what it is about.',
  unlink: 'Don’t link it',
  kind: 'What is it?',
  what: 'What happened?',
  whatHint: 'Facts, in order. Refer to colleagues and other patients by role, not by name.',
  action: 'What have you done about it so far?',
  actionHint: 'For example, who you told. Leave empty if nothing yet.',
  happened: 'When it happened',
  aware: 'When we found out',
  harm: 'Level of harm',
  category: 'Category',
  hazard: 'Hazard it belongs to',
  noHazard: 'None, or not sure',
  severe: 'The on-call prescriber will be alerted at once.',
  urgent: 'If someone needs help now, call 999 first.',
  submit: 'Send report',
  sending: 'Sending...',
  sent: (reference: string) => `Reported as ${reference}`,
  notSent: 'The report was not sent. What you wrote is still here. Try again.',
  chooseKind: 'Choose incident or near miss.',
  chooseHarm: 'Choose the level of harm.',
  chooseCategory: 'Choose a category.',
  sayWhat: 'Say what happened.',
  needsTimes: 'Enter both times.',
  day: 'Day',
  time: 'Time',
} as const

export const incidentsWords = {
  title: 'Incidents',
  description: 'Incidents and near misses that staff reported.',
  loading: 'Opening...',
  notLoaded: 'The incidents could not be loaded',
  lists: { open: 'Open', overdue: 'Overdue', mine: 'Mine', closed: 'Closed' },
  lead: (count: number) => `${count} open`,
  ownOnly:
    'You see incidents that you reported or that are assigned to you. Prescribers also see those with severe harm.',
  empty: 'No incidents here',
  emptyWhat: 'Report one with the button above, or from any page of the desk.',
  filters: { harm: 'Harm', category: 'Category', hazard: 'Hazard', all: 'All' },
  clinicalLead: 'Clinical lead',
  me: 'You',
  due: (left: string) => `Due: ${left}`,
  reported: (day: string) => `Reported ${day}`,
  waits: {
    reports: (count: number) => (count === 1 ? '1 outside report' : `${count} outside reports`),
    reportDue: (left: string) => `Next report: ${left}`,
    actions: (count: number) => (count === 1 ? '1 open action' : `${count} open actions`),
  },
  more: 'Next page',
  back: 'Previous page',
  keys: { down: 'Next incident', up: 'Previous incident', open: 'Open the incident', refresh: 'Refresh' },
} as const

export const incidentWords = {
  title: 'Incident',
  description: 'An incident or near miss.',
  loading: 'Opening...',
  notLoaded: 'This incident could not be loaded',
  noCase: 'This link does not open an incident',
  toList: 'Back to the incidents',
  rail: 'Work on it',
  reportedBy: (name: string, when: string) => `Reported by ${name}, ${when}`,
  happened: (when: string) => `Happened ${when}`,
  aware: (when: string) => `We found out ${when}`,
  with: 'Owner',
  lead: 'Clinical lead',
  me: 'You',
  meNamed: (name: string) => `${name} (you)`,
  assign: 'Assigned to',
  assignButton: 'Assign',
  assigning: 'Assigning...',
  review: { due: (left: string) => `Review due: ${left}`, conclude: (left: string) => `Conclusion due: ${left}` },
  overdue: {
    due: (by: string) => `Review ${by.toLowerCase()}`,
    conclude: (by: string) => `Conclusion ${by.toLowerCase()}`,
  },
  what: 'What happened',
  action: 'Done so far',
  noAction: 'Nothing was recorded.',
  hidden: 'What happened and who was involved are shown only to staff who may see patients’ records.',
  hazard: (title: string) => `Hazard: ${title}`,
  alarm: {
    none: 'Severe harm. Not yet acknowledged',
    by: (name: string, when: string) => `Taken by ${name}, ${when}`,
    system: 'the system',
    take: 'I’ll take this',
    taking: 'Saving...',
  },
  grading: {
    heading: 'Grading',
    kind: 'Kind',
    harm: 'Harm',
    category: 'Category',
    hazard: 'Hazard',
    noHazard: 'None',
    begin: 'Begin the review',
    save: 'Save grading',
    saving: 'Saving...',
  },
  actions: {
    heading: 'Actions',
    none: 'No actions yet.',
    due: (day: string) => `Due ${day}`,
    overdue: (day: string) => `Overdue since ${day}`,
    hidden: 'Not shown to your role',
    done: 'Done',
    withdraw: 'Withdraw',
    why: 'Why it is withdrawn',
    ended: { done: (name: string) => `Done by ${name}`, withdrawn: (name: string) => `Withdrawn by ${name}` },
    new: 'New action',
    who: 'Assigned to',
    on: 'Due date',
    add: 'Add action',
    adding: 'Adding...',
    chooseDay: 'Choose a date.',
  },
  conclusion: {
    heading: 'Conclusion',
    whatHappened: 'What happened',
    causes: 'What contributed to it',
    learning: 'What we learned and what changes',
    candour: 'Duty of candour',
    candours: { done: 'The patient or their family was told', not_needed: 'Not needed' },
    candourDone: 'Who was told, by whom and when, and how we apologised',
    candourNotNeeded: 'Why it isn’t needed',
    summary: 'Summary for the patient’s copy of their data',
    summaryHint: 'In plain English. Names no colleague and no other patient.',
    chooseCandour: 'Choose whether the patient was told.',
    save: 'Save conclusion',
    saving: 'Saving...',
  },
  nearMiss: {
    heading: 'Close this near miss',
    lead: (count: number) =>
      count === 1
        ? 'One outside report that was not suggested is recorded as not needed, with this reason.'
        : `The ${count} outside reports that were not suggested are each recorded as not needed, with this reason.`,
    reason: 'Why they are not needed',
    reported: 'What happened is taken from the report.',
    /** The answer to the duty of candour, which is owed for what reached a patient. */
    candour: 'It was noticed before it reached a patient.',
    proposedFirst: 'Decide the suggested outside reports first.',
    notSent: 'A report that is needed has not been sent.',
    actionOpen: 'An action is still open.',
    needsReason: 'Say why the other reports are not needed.',
    button: 'Close near miss',
    closing: 'Closing...',
  },
  close: {
    heading: 'Close',
    button: 'Close the incident',
    closing: 'Closing...',
    notYet: 'The points above come first.',
    by: (name: string, when: string) => `Closed by ${name}, ${when}`,
    reopen: 'Reopen',
    reopening: 'Reopening...',
    why: 'Why it is reopened',
    needsWhy: 'Say why it is reopened.',
  },
  history: 'History',
  failed: 'This was not saved. What you wrote is still here. Try again.',
  keys: { refresh: 'Refresh' },
} as const

/** On the quality page: counts alone. */
export const incidentFigureWords = {
  heading: 'Incidents and near misses',
  none: 'No incidents were reported in this period.',
  counts: 'Counts by the month in which they were reported. They say nothing about any one person.',
  byHarm: 'Incidents by harm',
  byHazard: 'By hazard',
  noHazard: 'No hazard linked',
  columns: { month: 'Month', incidents: 'Incidents', nearMisses: 'Near misses' },
} as const
