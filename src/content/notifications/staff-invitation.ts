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

You have been invited to work at the ${brand.name} desk. To set up your sign-in, open this link:

${link}

It works once, for ${counted(hours, 'hour')}. Do not pass it on: whoever opens it sets up your sign-in. If you had one before, it no longer works.

If you did not expect this, tell us and leave the link alone.

${brand.name}
${brand.phone.display}, ${brand.email}
`,
})
