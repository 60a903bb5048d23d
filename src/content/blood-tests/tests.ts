/** Each test in words that are the same for everyone who reads them. What a value means for one person, a prescriber says. */
export const bloodTestWords = {
  hba1c: {
    name: 'HbA1c',
    about: 'Reflects average blood sugar over the past weeks and months.',
  },
  creatinine: {
    name: 'Creatinine',
    about: 'A waste product of muscles that the kidneys clear. It also depends on how much muscle you have.',
  },
  egfr: {
    name: 'eGFR',
    about: 'An estimate of how well the kidneys filter, worked out by the laboratory from creatinine, age and sex.',
  },
  sodium: { name: 'Sodium', about: 'A salt that keeps the balance of water in the body.' },
  potassium: {
    name: 'Potassium',
    about: 'A salt that nerves, muscles and the heart need. A sample that is shaken or old can make it unreadable.',
  },
  alt: { name: 'ALT', about: 'A liver enzyme. Exercise and some medicines change it, too.' },
  alp: { name: 'ALP', about: 'An enzyme of liver and bones.' },
  bilirubin: { name: 'Bilirubin', about: 'A yellow substance from old red blood cells that the liver clears.' },
  albumin: { name: 'Albumin', about: 'A protein that the liver makes.' },
  cholesterol: { name: 'Total cholesterol', about: 'All the cholesterol in the blood together.' },
  hdl: { name: 'HDL cholesterol', about: 'The cholesterol on its way back to the liver, often called “good”.' },
  non_hdl: { name: 'Non-HDL cholesterol', about: 'Total cholesterol without HDL.' },
  triglycerides: {
    name: 'Triglycerides',
    about: 'A fat in the blood. It is higher after eating.',
  },
} as const

/** Above its tests. */
export const bloodPanelWords = {
  hba1c: 'Blood sugar',
  kidney: 'Kidney',
  liver: 'Liver',
  lipids: 'Lipids',
} as const

/** Within a sentence. */
export const bloodPanelNames = {
  hba1c: 'blood sugar (HbA1c)',
  kidney: 'kidneys',
  liver: 'liver',
  lipids: 'lipids',
} as const

export const unreadWords = {
  haemolysed: 'Not read: the sample was damaged.',
  unit: 'Not read: the laboratory gave it in a unit that we don’t use.',
  'not measured': 'Not measured.',
} as const
