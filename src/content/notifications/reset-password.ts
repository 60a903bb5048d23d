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

Someone, most likely you, asked for a new password for your ${brand.name} account. To choose one, open this link:

${link}

It works once, for ${counted(inWords(hours), 'hour')}. Choosing a new password signs you out everywhere.

If it was not you, you do not need to do anything: your password stays as it is.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
