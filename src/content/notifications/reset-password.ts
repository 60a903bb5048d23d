import { brand } from '../brand.ts'
import { counted, inWords } from '../numbers.ts'

interface Given {
  readonly link: string
  /** How long it works. */
  readonly hours: number
}

export const resetPasswordEmail = ({ link, hours }: Given) => ({
  subject: `Choose a new ${brand.name} password`,
  text: `Hello,

We’ve had a request, most likely from you, to reset the password for your ${brand.name} account. To choose a new one, open this link:

${link}

It works once, for ${counted(inWords(hours), 'hour')}. Choosing a new password signs you out on every device.

If it wasn’t you, you don’t need to do anything: your password hasn’t changed.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
