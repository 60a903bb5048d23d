import { brand } from '../brand.ts'

export interface OpeningLink {
  readonly link: string
  /** How long it works. */
  readonly days: number
}

/** Paragraphs for the email about an order or a booking of an account that has not been opened yet. */
export const openWith = ({ link, days }: OpeningLink): string[] => [
  `Open your account with this link. It shows us that this email address is yours. It works once, within ${days} days:`,
  link,
  'After that, sign in with your email address and the password you chose.',
]

/** To a person who gave the right password of an account that has not been opened yet. */
export const openAccountEmail = ({ link, days }: OpeningLink) => ({
  subject: `Open your ${brand.name} account`,
  text: `Hello,

Someone, most likely you, has just signed in to ${brand.name} with this email address, but the account isn’t open yet. To open it, use this link:

${link}

It shows us that this email address is yours. It works once, within ${days} days. After that, sign in with your password.

If it wasn’t you, you don’t need to do anything: nobody can get into the account without this link.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
