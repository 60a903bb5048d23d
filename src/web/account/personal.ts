import type { UserData } from '#contract/fetch-user-data.ts'

export const fullName = ({ name, legalSurname }: UserData): string => [name, legalSurname].filter(Boolean).join(' ')

/** Street, town and postcode, one below the other. A booking writes its address with a hash between the lines. */
export const addressLines = ({ address, city, pincode }: UserData): string[] =>
  [...(address?.split(/#|\n/) ?? []), city ?? '', pincode ?? '']
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** 07700 900123: as a UK mobile number is read out. Any other number is left as it is. */
export const spacedPhone = (digits: string): string => digits.replace(/^(07\d{3})(\d{6})$/, '$1 $2')
