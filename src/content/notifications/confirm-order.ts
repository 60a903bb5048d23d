import { brand } from '../brand.ts'
import { inWords } from '../numbers.ts'

interface Given {
  readonly link: string
  readonly reference: string
  /** How long the link works. */
  readonly days: number
}

/** Says nothing of what was ordered: until its owner confirms, the order may be somebody else's. */
export const confirmOrderEmail = ({ link, reference, days }: Given) => ({
  subject: `Is order ${reference} yours?`,
  text: `Hello,

An order was placed at ${brand.name} with this email address, by someone who was not signed in. Its number is ${reference}.

If it was you, open this link to see the order in your account:

${link}

It works once, for ${inWords(days)} days. Signing in on the device you ordered with does the same.

If it was not you, you do not need to do anything. Nobody has seen your account, and we have not added the order to it.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
