import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'
import { type Email, email } from './order-email.ts'

/** Opens nothing by itself: it asks for a sign-in. */
interface Where {
  /** Of the page in the account. */
  readonly address: string
}

const notYou = 'If this wasn’t you, change your password straight away and write to us.'

export const copyReadyEmail = ({
  address,
  days,
  until,
}: Where & { readonly days: number; readonly until: string }): Email =>
  email({
    name: null,
    subject: `Your copy from ${brand.name} is ready`,
    paragraphs: [
      `To download the copy you asked for, sign in and open “Your data”: ${address}`,
      `You have ${counted(days, 'day')}, until ${until}. Then we’ll erase the copy.`,
      notYou,
    ],
  })

export const erasureAskedEmail = ({ address, day }: Where & { readonly day: string }): Email =>
  email({
    name: null,
    subject: `You asked ${brand.name} to erase your data`,
    paragraphs: [
      `You asked us to close your account and erase your data. We’ll do this on ${day}. You can change your mind until then.`,
      `To cancel your request, sign in and open “Your data”: ${address}`,
      notYou,
    ],
  })

export const erasureCalledOffEmail = (): Email =>
  email({
    name: null,
    subject: `We’re keeping your data at ${brand.name}`,
    paragraphs: [
      'You cancelled your request to erase your data. We’ve erased nothing, and your account hasn’t changed.',
      notYou,
    ],
  })

/** The last email a person is sent. `until`: the date up to which the law makes us keep some of it; null: nothing is kept. */
export const erasedEmail = (until: string | null): Email =>
  email({
    name: null,
    subject: `Your data at ${brand.name} is erased`,
    paragraphs: [
      'We’ve done as you asked. Your account is closed, and nobody can sign in to it any more.',
      until === null
        ? 'We’ve erased what we held about you.'
        : `The law makes us keep some records, the last of them until ${until}. They stay encrypted, and only people who are entitled to can open them. We’ll erase each of them when its time is up, without you having to ask.`,
      'We’ve erased this email address too, so you won’t hear from us again.',
    ],
  })
