import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'
import { type Email, email } from './order-email.ts'

/** Opens nothing by itself: whoever follows it is asked to sign in. */
interface Where {
  /** Of the page in the account. */
  readonly address: string
}

const notYou = 'If it was not you, change your password at once and write to us.'

export const copyReadyEmail = ({
  address,
  days,
  until,
}: Where & { readonly days: number; readonly until: string }): Email =>
  email({
    name: null,
    subject: `Your copy from ${brand.name} is ready`,
    paragraphs: [
      `The copy you asked for is ready. You can download it for ${counted(days, 'day')}, until ${until}. Then we erase it.`,
      `Sign in and open “My data” to download it: ${address}`,
      notYou,
    ],
  })

export const erasureAskedEmail = ({ address, day }: Where & { readonly day: string }): Email =>
  email({
    name: null,
    subject: `You asked ${brand.name} to erase your data`,
    paragraphs: [
      `You asked us to close your account and erase your data. We do that on ${day}. Until then you can change your mind.`,
      `To call it off, sign in and open “My data”: ${address}`,
      notYou,
    ],
  })

export const erasureCalledOffEmail = (): Email =>
  email({
    name: null,
    subject: `Your data at ${brand.name} stays`,
    paragraphs: [
      'You called off your request to be erased. Nothing was erased, and your account is as it was.',
      notYou,
    ],
  })

/** The last that is ever sent to somebody. `until`: the day up to which the law keeps some of it; null: nothing is kept. */
export const erasedEmail = (until: string | null): Email =>
  email({
    name: null,
    subject: `Your data at ${brand.name} is erased`,
    paragraphs: [
      'We have done what you asked for. Your account is closed, and nobody can sign in to it any more.',
      until === null
        ? 'We have erased what we held about you.'
        : `The law makes us keep some records, the last of them until ${until}. They stay encrypted, and only people who are entitled to may open them. Each part is erased when its time is over, without you having to ask.`,
      'We have erased this email address too, so this is the last you hear from us.',
    ],
  })
