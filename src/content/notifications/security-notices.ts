import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

interface NewDevice {
  /** Empty: unknown. */
  readonly device: string
  /** When, in words. */
  readonly at: string
  /** Of the page that lists the devices signed in to the account. */
  readonly address: string
}

const notYou = (how: string) => `If it wasn’t you, ${how}`

export const newDeviceEmail = ({ device, at, address }: NewDevice): Email =>
  email({
    name: null,
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      `There’s been a new sign-in to your account, on a device we haven’t seen before${device ? `: ${device}` : ''}, ${at}.`,
      'If it was you, you don’t need to do anything.',
      notYou(`sign that device out and change your password here: ${address}`),
    ],
  })

const changes = {
  password: {
    subject: `Your ${brand.name} password was changed`,
    what: 'Your account’s password was changed, and every other device was signed out',
    next: '',
  },
  'passkey added': {
    subject: `A passkey was added to your ${brand.name} account`,
    what: 'A passkey was added to your account, and can now be used to sign in',
    next: ' Then sign in and remove the passkey under Sign-in and security.',
  },
  'passkey removed': {
    subject: `A passkey was removed from your ${brand.name} account`,
    what: 'A passkey was removed from your account, and can no longer be used to sign in',
    next: ' Then sign in and check under Sign-in and security what else was changed.',
  },
} as const

export type SecurityChange = keyof typeof changes

interface Changed {
  readonly change: SecurityChange
  readonly at: string
  /** Of the page where a password is reset. */
  readonly address: string
}

export const securityChangeEmail = ({ change, at, address }: Changed): Email =>
  email({
    name: null,
    subject: changes[change].subject,
    paragraphs: [
      `${changes[change].what} (${at}).`,
      'If it was you, you don’t need to do anything.',
      notYou(`choose a new password straight away, which signs out every device: ${address}`) + changes[change].next,
    ],
  })
