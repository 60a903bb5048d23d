/** 07700 900123: as a UK mobile number is read out. Any other number is left as it is. */
export const spacedPhone = (digits: string): string => digits.replace(/^(07\d{3})(\d{6})$/, '$1 $2')
