import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

interface NewDevice {
  /** Empty: it did not say. */
  readonly device: string
  /** When, in words. */
  readonly at: string
  /** Of the page where they see where they are signed in. */
  readonly address: string
}

const notYou = (how: string) => `If it was not you, ${how}`

export const newDeviceEmail = ({ device, at, address }: NewDevice): Email =>
  email({
    name: null,
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      `Somebody has just signed in to your account on a device that we have not seen before${device ? `: ${device}` : ''}, ${at}.`,
      'If it was you, there is nothing to do.',
      notYou(`see where you are signed in, sign that device out and change your password: ${address}`),
    ],
  })

const changes = {
  password: {
    subject: `Your ${brand.name} password was changed`,
    what: 'The password of your account was changed, and every other device was signed out',
    next: '',
  },
  'passkey added': {
    subject: `A passkey was added to your ${brand.name} account`,
    what: 'A passkey was added to your account, which opens it from now on',
    next: ' Then sign in and remove the passkey, under Sign-in and security.',
  },
  'passkey removed': {
    subject: `A passkey was removed from your ${brand.name} account`,
    what: 'A passkey was removed from your account, which does not open it any more',
    next: ' Then sign in and see under Sign-in and security what else was changed.',
  },
} as const

export type SecurityChange = keyof typeof changes

interface Changed {
  readonly change: SecurityChange
  readonly at: string
  /** Of the page where a new password is asked for. */
  readonly address: string
}

export const securityChangeEmail = ({ change, at, address }: Changed): Email =>
  email({
    name: null,
    subject: changes[change].subject,
    paragraphs: [
      `${changes[change].what} (${at}).`,
      'If it was you, there is nothing to do.',
      notYou(`choose a new password at once, which signs everybody out: ${address}`) + changes[change].next,
    ],
  })
