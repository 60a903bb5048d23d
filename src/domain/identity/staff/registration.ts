export const registers = ['GMC', 'GPhC', 'NMC'] as const

/** A body that clinicians in the UK are registered with. */
export type Register = (typeof registers)[number]

export interface Registration {
  readonly body: Register
  readonly number: string
}

/** The number formats: GMC and GPhC seven digits, NMC two digits, a letter, four digits and a letter. */
const shapes: Readonly<Record<Register, RegExp>> = {
  GMC: /^\d{7}$/,
  GPhC: /^\d{7}$/,
  NMC: /^\d{2}[A-Z]\d{4}[A-Z]$/,
}

export const normalNumber = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

export const isRegistrationNumber = (body: Register, number: string): boolean => shapes[body].test(number)
