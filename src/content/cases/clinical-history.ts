/** Where an entry of the clinical history comes from. */
export const historySourceWords = {
  questionnaire: 'questionnaire',
  'medical history form': 'medical history form',
  'check-in': 'check-in',
  'symptom report': 'symptom report',
  prescriber: 'prescriber',
  pharmacist: 'pharmacist',
  'health list': 'list of conditions and allergies',
} as const

export const historyKindWords = {
  stop: 'Contraindication reported',
  reaction: 'Serious reaction reported',
  'answer changed': 'Answer changed',
  'red flag': 'Red-flag symptom',
  'red flag taken back': 'Red-flag symptom withdrawn',
  'supply lock': 'Supply locked',
  'lock lifted': 'Supply lock lifted',
  'treatment stopped': 'Treatment stopped',
  declined: 'Order declined',
} as const

/** Sentences that are kept with an entry. */
export const historyEntryWords = {
  ended: {
    under_18: 'Answered that they are too young for treatment here',
    over_74: 'Answered that they are too old to begin treatment here',
    pregnancy: 'Answered Yes to pregnancy, trying for a baby or breastfeeding',
    bmi_low: 'Weight and height gave a BMI below the range',
    medical_condition: 'Ticked a serious condition',
    'recent-bariatric-surgery': 'Answered that weight-loss surgery was recent',
  },
  endedSaid: (what: string, said: readonly string[]) => (said.length > 0 ? `${what}: ${said.join(', ')}` : what),
  locked: 'Supply locked after a red-flag symptom',
  lifted: (how: string, said: string) => `${how}: ${said}`,
  stopped: (medicine: string, reason: string) => `${medicine} stopped: ${reason}`,
  noReason: 'no reason recorded',
  changed: (before: string, now: string, reason: string) =>
    `Before: “${before}”. Now: “${now}”. Patient’s reason: “${reason}”`,
  notTicked: 'not reported',
  listed: (name: string) => `On the patient’s list: ${name}`,
} as const

export const clinicalHistoryWords = {
  title: 'Clinical history',
  lead: 'Kept permanently and used in every assessment. Newest first.',
  none: 'No entries.',
  patient: 'Patient',
  order: (reference: string) => `Order ${reference}`,
  corrected: 'Corrected',
  heldBack: {
    'serious harm': 'Held back from copies and letters: could cause serious harm',
    'another person': 'Held back from copies and letters: about another person',
  },
  correct: 'Correct this entry',
  cancel: 'Cancel',
  save: 'Record the correction',
  why: 'What is wrong with it?',
  whys: {
    mistaken: 'It was a mistake',
    'wrong person': 'It is about another person',
    'no longer applies': 'It no longer applies',
  },
  reason: 'Clinical rationale',
  evidence: 'Evidence',
  evidences: {
    document: 'A document',
    letter: 'A letter from a doctor or clinic',
    call: 'A telephone or video call with the patient',
    'clinical record': 'The NHS or GP record',
    none: 'None',
  },
  evidenceNamed: 'Which one, and of what date?',
  problems: {
    'no reason': 'Give the clinical rationale.',
    'no evidence': 'This entry rules out supply. Name the evidence for the correction.',
    'evidence not named': 'Say which document, letter, record or call it is.',
  },
  noEntry: 'This entry was not found.',
  wasCorrected: 'A colleague has corrected this entry in the meantime. Your correction was not saved.',
  failed: 'We could not save this. Try again.',
  mark: {
    open: { given: 'Hold back', heldBack: 'Include again' },
    fromCopies: ' from copies',
    inCopies: ' in copies',
    reason: 'Reason, for colleagues only',
    hints: {
      given:
        'It goes back into the patient’s copy of their data, the FHIR record and future letters to the GP. The clinical rules and your colleagues use it either way.',
      heldBack:
        'It stays out of the patient’s copy of their data, the FHIR record and future letters to the GP. A copy that is ready to download is made again without it. Copies already downloaded and letters already written do not change.',
    },
    save: { given: 'Include it again', heldBack: 'Hold it back' },
    noChoice: 'Choose whether copies include it.',
    included: 'Included in copies and letters again',
    first: {
      'serious harm': 'Held back when it was written: could cause serious harm',
      'another person': 'Held back when it was written: about another person',
    },
    problems: {
      'no reason': 'Give a reason.',
      'already so': 'Nothing would change. Choose another answer.',
      'of another person': 'This entry was corrected as another person’s, so it is held back.',
    },
    wasMarked: 'A colleague has changed what is held back in the meantime. Your change was not saved.',
    notYours: 'Only prescribers and pharmacists can hold an entry back or include it again.',
  },
  add: {
    open: 'Add to the clinical history',
    kind: 'What was reported?',
    kinds: { reaction: 'A serious reaction or allergy', stop: 'Another contraindication' },
    words: 'What was reported, and by whom',
    heldBack: 'Include it in copies of the record?',
    heldBackChoices: {
      given: 'Yes',
      'serious harm': 'No: could cause serious harm',
      'another person': 'No: about another person',
    },
    heldBackHint:
      'If not, it stays out of the patient’s copy of their data, the FHIR record and letters to the GP, which patients can read. If the practice needs to know, call them.',
    save: 'Add',
    notYours: 'Only prescribers and pharmacists can add to the clinical history.',
    noWords: 'Record what was reported.',
  },
} as const
