import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'
import { type Email, email } from './order-email.ts'

/** To the address that is to be the new one. */
export const newEmailEmail = ({ link, hours }: { readonly link: string; readonly hours: number }): Email =>
  email({
    name: null,
    subject: `Confirm this email address for ${brand.name}`,
    paragraphs: [
      `Somebody, most likely you, asked to use this email address for a ${brand.name} account. To confirm it, open this link:`,
      link,
      `It works once, for ${counted(hours, 'hour')}. Until then nothing changes.`,
      'If it was not you, you do not need to do anything.',
    ],
  })

/** To an address that has an account of its own: only whoever reads mail there learns that it has. */
export const emailTakenEmail = (): Email =>
  email({
    name: null,
    subject: `Your email address at ${brand.name}`,
    paragraphs: [
      'Somebody asked to use this email address for another account of theirs. It has an account already, so nothing was changed.',
      'If it was you, sign in with this address instead. If you have forgotten the password, ask for a new one on the sign-in page.',
      'If it was not you, you do not need to do anything: nobody has got into your account.',
    ],
  })

interface Old {
  readonly link: string
  readonly undoDays: number
}

/** To the address that the account has now. */
export const oldEmailEmail = ({ link, undoDays }: Old): Email =>
  email({
    name: null,
    subject: `Your ${brand.name} email address is about to change`,
    paragraphs: [
      'Somebody who is signed in to your account asked to use another email address for it. It changes when they open the link that we sent to that address.',
      'If it was you, there is nothing to do here.',
      'If it was not you, stop it with this link. It signs everybody out, and you choose a new password:',
      link,
      `Once it has changed, the link takes it back, for ${counted(undoDays, 'day')}.`,
    ],
  })

/** To the address that the account had until now. */
export const emailChangedEmail = ({ link, undoDays }: Old): Email =>
  email({
    name: null,
    subject: `Your ${brand.name} email address has changed`,
    paragraphs: [
      'Your account has another email address now. We will not write to you here any more.',
      'If it was you, there is nothing to do.',
      `If it was not you, take it back with this link, within ${counted(undoDays, 'day')}. It signs everybody out, and you choose a new password:`,
      link,
    ],
  })
