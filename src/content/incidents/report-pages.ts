/** A blank and what belongs there. */
interface Field {
  readonly label: string
  readonly hint?: string
}

/** What outside bodies ask about an incident. Those with a hint may have to be written by hand: the hint says what. */
export const reportFields = {
  reference: { label: 'Our reference' },
  happened: { label: 'When it happened' },
  aware: { label: 'When we found out' },
  kind: { label: 'Kind and category' },
  harm: { label: 'Level of harm' },
  hazard: { label: 'Hazard in our log' },
  what: { label: 'What happened' },
  done: { label: 'Immediate action taken' },
  causes: { label: 'What contributed to it', hint: 'The review has no conclusion yet.' },
  learning: { label: 'What we learned and what changes', hint: 'The review has no conclusion yet.' },
  actions: { label: 'Actions agreed', hint: 'None is recorded. Write what is planned, or none.' },
  candour: { label: 'What the patient was told', hint: 'The review has no conclusion yet.' },
  why: { label: 'Why it is reported', hint: 'Nobody has recorded a decision yet.' },
  patient: { label: 'Patient: age and sex', hint: 'Only what this report asks for. No name.' },
  weight: { label: 'Patient: weight and height, if relevant', hint: 'From the record.' },
  patientCode: { label: 'Code for the patient', hint: 'A code of ours that is not their name.' },
  medicines: {
    label: 'Medicines from us: strength, batch, expiry and day of delivery',
    hint: 'Brand, strength, batch and expiry from the pen or its box.',
  },
  began: { label: 'Treatment began', hint: 'Date of the first dose.' },
  lastDose: { label: 'Last dose before it', hint: 'Dose and date, from the patient.' },
  reaction: { label: 'Reaction: signs, date it began and date it ended', hint: 'Each sign in one or two words.' },
  outcome: {
    label: 'Outcome',
    hint: 'Recovered, recovering, continuing, with lasting effects, or fatal. In hospital: from when to when.',
  },
  otherMedicines: {
    label: 'Other medicines in the last three months',
    hint: 'Include those bought without a prescription and herbal ones.',
  },
  history: { label: 'Relevant history', hint: 'Allergies, kidney or liver disease, pregnancy, test results.' },
  defect: { label: 'Defect', hint: 'What is wrong with it, how it was noticed, and whether photos exist.' },
  kept: { label: 'Where the pen and its pack are kept', hint: 'Place and temperature. Do not destroy them.' },
  source: { label: 'Where it was bought', hint: 'Wholesaler, invoice number and date.' },
  notification: {
    label: 'Type of notification',
    hint: 'Death, serious injury, abuse or allegation, incident reported to the police, or event that stops the service.',
  },
  others: { label: 'Others informed', hint: 'Police, local authority, coroner, commissioner: who and when.' },
  professional: {
    label: 'Pharmacy professional concerned, if any',
    hint: 'Name and registration number, and what the concern is. Not taken from the incident.',
  },
  dataKinds: { label: 'Kinds of data', hint: 'For example names, addresses, health data, answers, letters.' },
  dataPeople: {
    label: 'Approximate number of people and records',
    hint: 'Patients, staff or others. An estimate is enough.',
  },
  dataRisk: { label: 'Likely consequences for them', hint: 'And how likely they are.' },
  dataTold: { label: 'Were they told?', hint: 'When and how, or why not. Needed if the risk to them is high.' },
  dataLate: {
    label: 'Why it is reported after 72 hours',
    hint: 'The time limit had passed when this page was opened.',
  },
  drug: {
    label: 'Controlled drug',
    hint: 'Name, form, strength and quantity. Prescription serial number if it is on paper.',
  },
  risk: { label: 'Who is at risk now, and of what', hint: 'Include children and others in the home.' },
  consent: {
    label: 'Does the person know of this report?',
    hint: 'What they want to happen. If they were not asked, why.',
  },
  claim: { label: 'Claim or complaint', hint: 'Received or expected, from whom, and when.' },
  provider: { label: 'Registered provider' },
  manager: { label: 'Registered manager' },
  pharmacy: { label: 'Pharmacy' },
  superintendent: { label: 'Superintendent pharmacist' },
  controller: { label: 'Controller and registration with the ICO' },
  officer: { label: 'Data protection officer' },
  reporter: { label: 'Reported by', hint: 'Name, profession, registration number, phone and email.' },
} as const satisfies Readonly<Record<string, Field>>

export type ReportField = keyof typeof reportFields

export const reportSectionHeadings = {
  incident: 'The incident',
  patient: 'The patient and treatment',
  data: 'The data',
  body: 'For this report',
  followed: 'What followed',
  us: 'Who we are',
} as const

/** How each report is made, and what its page leaves out on purpose. */
export const reportPageLeads = {
  lfpse: 'Enter it in the LFPSE online service. It asks for no name of a patient or colleague: give none.',
  mhra_yellow_card:
    'Enter it at yellowcard.mhra.gov.uk or in the Yellow Card app. The name of the patient is not needed.',
  mhra_defect:
    'Send it to the Defective Medicines Report Centre of the MHRA. For a falsified medicine, use the Yellow Card site.',
  cqc: 'Use the form for this notification on the CQC’s provider portal. Give a code, never the name of a patient.',
  gphc: 'Send it through the GPhC’s page for raising a concern, or to your inspector.',
  ico: 'Use the ICO’s page for reporting a personal data breach. Report what you know now: the rest can follow.',
  controlled_drugs: 'Use the reporting tool of NHS England’s lead officer for controlled drugs in your area.',
  safeguarding_board:
    'Ring the adult or children’s team of the local authority where the person lives. Name, address and birth date are not printed: give them from the record.',
  insurer: 'Ring the insurer first. Send nothing that names the patient until they ask for it.',
  coroner_police:
    'Ring first. Name, address and birth date are not printed: give them from the record when they are asked for.',
} as const

export const reportPageWords = {
  title: 'Page for an outside report',
  description: 'What we know about an incident, for a report to another body.',
  loading: 'Opening...',
  notLoaded: 'This page could not be loaded',
  noPage: 'This link does not open a report page',
  toList: 'Back to the incidents',
  back: 'Back to the incident',
  print: 'Print',
  open: 'Page to print',
  openFor: (name: string) => `Page to print: ${name}`,
  lead: 'Filled from the incident and the record. Nothing is sent from here: read it, add what is missing and enter it yourself.',
  blanks: (count: number) => (count === 1 ? '1 blank to fill in' : `${count} blanks to fill in`),
  blank: 'Not known here',
  notYours: 'Only the clinical lead and the owner of this incident can open this page.',
  hiddenPatient: 'Your role does not see patients’ records. Ask a prescriber.',
  printed: (when: string) => `Printed ${when}. Contains health data: keep it locked away and shred it after use.`,
  nothingDone: 'Nothing was recorded.',
  none: 'None linked.',
  noPatient: 'It does not concern a patient.',
  age: (years: number) => `${years} years`,
  pen: (given: { name: string; strength: string; batch: string; expires: string; delivered: string | null }) =>
    `${given.name} ${given.strength}, batch ${given.batch}, expires ${given.expires}, ${given.delivered === null ? 'not delivered, as far as we know' : `delivered ${given.delivered}`}`,
  action: (what: string, due: string, ended: 'done' | 'withdrawn' | null) =>
    `${what} (${ended === null ? `due ${due}` : ended})`,
  numbered: (name: string, number: string) => `${name}, ${number}`,
} as const
