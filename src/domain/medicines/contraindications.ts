/** What rules out some medicines and not others, with the stored id of the flag that says so. */
export const contraindicationFlags = {
  'end-stage kidney disease': 'kidney-end-stage',
  'severe liver disease': 'liver-severe-wegovy',
  'heart failure at rest': 'heart-failure-class-4',
} as const

export type Contraindication = keyof typeof contraindicationFlags

/** The stored id of the flag about a medicine that makes the contraceptive pill less reliable. */
export const pillFlag = 'pill-with-mounjaro'
