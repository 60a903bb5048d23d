import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'
import { type Email, email } from './order-email.ts'

/** To the new address. */
export const newEmailEmail = ({ link, hours }: { readonly link: string; readonly hours: number }): Email =>
  email({
    name: null,
    subject: `Confirm this email address for ${brand.name}`,
    paragraphs: [
      `We’ve had a request, most likely from you, to use this email address for a ${brand.name} account. To confirm it, open this link:`,
      link,
      `It works once, for ${counted(hours, 'hour')}. Nothing changes until you open it.`,
      'If it wasn’t you, you don’t need to do anything.',
    ],
  })

/** To an address that already has an account: only its owner learns that it has. */
export const emailTakenEmail = (): Email =>
  email({
    name: null,
    subject: `Your email address at ${brand.name}`,
    paragraphs: [
      'We’ve had a request to use this email address for another account. It already has an account, so nothing has changed.',
      'If it was you, sign in with this address instead. If you’ve forgotten the password, you can reset it on the sign-in page.',
      'If it wasn’t you, you don’t need to do anything: nobody has got into your account.',
    ],
  })

interface Old {
  readonly link: string
  readonly undoDays: number
}

/** To the current address. */
export const oldEmailEmail = ({ link, undoDays }: Old): Email =>
  email({
    name: null,
    subject: `Your ${brand.name} email address is about to change`,
    paragraphs: [
      'Someone who is signed in to your account asked to change its email address. It’ll change when they open the link we’ve sent to the new one.',
      'If it was you, you don’t need to do anything here.',
      'If it wasn’t you, stop the change with this link. It signs out every device, and you choose a new password:',
      link,
      `Once the address has changed, the link still works for ${counted(undoDays, 'day')}, and changes it back.`,
    ],
  })

/** To the previous address. */
export const emailChangedEmail = ({ link, undoDays }: Old): Email =>
  email({
    name: null,
    subject: `Your ${brand.name} email address has changed`,
    paragraphs: [
      'Your account now has another email address. We won’t email you here any more.',
      'If it was you, you don’t need to do anything.',
      `If it wasn’t you, change it back with this link, within ${counted(undoDays, 'day')}. It signs out every device, and you choose a new password:`,
      link,
    ],
  })
