import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'

interface Given {
  readonly name: string
  readonly link: string
  /** How long it works. */
  readonly hours: number
}

export const staffInvitationEmail = ({ name, link, hours }: Given) => ({
  subject: `Your invitation to the ${brand.name} desk`,
  text: `Hello ${name},

To set up your sign-in to the ${brand.name} desk, open this link:

${link}

It works once, for ${counted(hours, 'hour')}. Don’t share it: anyone who opens it can set up your sign-in. Any sign-in you had before no longer works.

If you weren’t expecting this, tell us and don’t open the link.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
