export const registers = ['GMC', 'GPhC', 'NMC', 'HCPC', 'AfN'] as const

/** A body that clinicians in the UK are registered with; the AfN keeps a voluntary register of nutritionists. */
export type Register = (typeof registers)[number]

export interface Registration {
  readonly body: Register
  readonly number: string
}

/**
 * The number formats: GMC and GPhC seven digits, NMC two digits, a letter, four digits and a letter, AfN up to six digits.
 * Of the professions on the HCPC’s register only dietitians work here: their numbers begin with DT.
 */
const shapes: Readonly<Record<Register, RegExp>> = {
  GMC: /^\d{7}$/,
  GPhC: /^\d{7}$/,
  NMC: /^\d{2}[A-Z]\d{4}[A-Z]$/,
  HCPC: /^DT\d{5,6}$/,
  AfN: /^\d{3,6}$/,
}

export const normalNumber = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

export const isRegistrationNumber = (body: Register, number: string): boolean => shapes[body].test(number)
