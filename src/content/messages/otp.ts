import { brand } from '../brand.ts'

/** The last line is how phones find the code and the site it is for, and fill it in themselves. */
export const otpText = ({ code, host }: { readonly code: string; readonly host: string }): string =>
  `${code} is your ${brand.name} code. It works for 10 minutes. We will never ask you to share it.\n\n@${host} #${code}`
