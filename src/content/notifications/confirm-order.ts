import { brand } from '../brand.ts'
import { inWords } from '../numbers.ts'

interface Given {
  readonly link: string
  readonly reference: string
  /** How long the link works. */
  readonly days: number
}

/** Does not say what was ordered: until the owner confirms, the order may be another person's. */
export const confirmOrderEmail = ({ link, reference, days }: Given) => ({
  subject: `Is order ${reference} yours?`,
  text: `Hello,

Order ${reference} was placed at ${brand.name} with this email address, by someone who wasn’t signed in.

If it was you, open this link to add the order to your account:

${link}

It works once, for ${inWords(days)} days. You can also sign in on the device you ordered with.

If it wasn’t you, you don’t need to do anything. Nobody has seen your account, and we haven’t added the order to it.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
