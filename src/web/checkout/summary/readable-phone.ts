/** 07700 900123: how a UK mobile number is read out. Any other is shown as it is. */
export const readablePhone = (digits: string): string => digits.replace(/^(07\d{3})(\d{6})$/, '$1 $2')
