/** What a member of staff can write down about a case. */
export const recordings = ['measurements', 'supply', 'contact', 'plan', 'answer', 'again'] as const

export type Recording = (typeof recordings)[number]

export const recordingKeys = {
  measurements: 'b',
  supply: 'y',
  contact: 'l',
  plan: 'z',
  answer: 'q',
  again: 'f',
} as const satisfies Record<Recording, string>

/** As it was typed: nothing is a number or a day yet. */
const empty = {
  measurements: { how: '', weightKg: '', heightCm: '', on: '' },
  supply: {
    how: '',
    medicine: '',
    strengthMg: '',
    suppliedOn: '',
    lastInjectionOn: '',
    startingWeightKg: '',
    isNameMatching: '',
  },
  contact: { how: '', on: '', said: '' },
  plan: { plan: '', informed: '', informedOn: '' },
  answer: { flag: '', how: '', on: '', answer: '' },
  again: { gate: '', words: '' },
} as const satisfies Record<Recording, Readonly<Record<string, string>>>

export type Typed = { readonly [Name in Recording]: Readonly<Record<keyof (typeof empty)[Name], string>> }

/** A call or a measurement is mostly written down on its day. */
export const begunOn = (today: string, how: string): Typed => ({
  ...empty,
  measurements: { ...empty.measurements, how, on: today },
  contact: { ...empty.contact, on: today },
  answer: { ...empty.answer, on: today },
})
