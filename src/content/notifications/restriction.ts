import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

interface About {
  /** Of the page in the account, which asks for a sign-in. */
  readonly address: string
}

const see = (address: string) => `To read more, sign in and open “Your data”: ${address}`
const notYou = 'If this wasn’t you, change your password straight away and write to us.'

// What became of a request to restrict the use of one's data. The ground and the reasons are in the account alone.

export const restrictionAskedEmail = ({ address, by }: About & { readonly by: string }): Email =>
  email({
    name: null,
    subject: `Your request to ${brand.name} about your data`,
    paragraphs: [
      `We have your request to restrict how we use your data. We’ll answer by ${by}. Until then everything works as before.`,
      see(address),
      notYou,
    ],
  })

export const restrictionGrantedEmail = ({ address }: About): Email =>
  email({
    name: null,
    subject: `${brand.name} has restricted the use of your data`,
    paragraphs: [
      'As you asked, we now store your data and don’t use it. We won’t take orders, check-ins or bookings, send parcels or remind you of anything.',
      'If you need help, write to us as before. You can lift the restriction yourself whenever you like.',
      see(address),
    ],
  })

export const restrictionDeclinedEmail = ({ address }: About): Email =>
  email({
    name: null,
    subject: 'Our answer to your request about your data',
    paragraphs: [
      'You asked us to restrict how we use your data. You can read our answer in your account, with the reason and what you can do if you disagree.',
      see(address),
    ],
  })

export const restrictionEndsEmail = ({ address, on }: About & { readonly on: string }): Email =>
  email({
    name: null,
    subject: `We plan to use your data at ${brand.name} again`,
    paragraphs: [
      `The restriction on the use of your data will end on ${on}. Your account says why. If you disagree, write to us before then.`,
      see(address),
    ],
  })

export const restrictionStaysEmail = ({ address }: About): Email =>
  email({
    name: null,
    subject: `The restriction on your data at ${brand.name} stays`,
    paragraphs: ['We told you that it would end. It won’t: we go on storing your data without using it.', see(address)],
  })

export const restrictionLiftedEmail = ({ address }: About): Email =>
  email({
    name: null,
    subject: `${brand.name} uses your data again`,
    paragraphs: [
      'You ended the restriction on the use of your data, so everything works as before.',
      see(address),
      notYou,
    ],
  })
