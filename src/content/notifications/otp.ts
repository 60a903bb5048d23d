import { brand } from '../brand.ts'

interface Given {
  readonly code: string
  readonly host: string
  readonly minutes: number
}

/** The last line is how phones find the code and the site it is for, and fill it in themselves. */
export const otpText = ({ code, host, minutes }: Given): string =>
  `${code} is your ${brand.name} code. It works for ${minutes} minutes. We’ll never ask you to share it.\n\n@${host} #${code}`
