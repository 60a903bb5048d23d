import { pillFlag } from '../medicines/contraindications.ts'

/** What a patient confirms before their parcel leaves, and the flag that requires it. */
export const confirmations = {
  'barrier-method': { askedBy: pillFlag },
  'switch-gap': { askedBy: 'switching-medicine' },
} as const satisfies Readonly<Record<string, { readonly askedBy: string }>>

export type Confirmation = keyof typeof confirmations

export const confirmationNames = Object.keys(confirmations) as [Confirmation, ...Confirmation[]]

/** The confirmations required by an approval with these flags. */
export const confirmationsFor = (flags: readonly { readonly id: string }[]): Confirmation[] =>
  confirmationNames.filter((name) => flags.some(({ id }) => id === confirmations[name].askedBy))
