import { brand } from '#content/brand.ts'
import { type OpeningLink, openWith } from '#content/notifications/open-account.ts'
import { type Email, email } from '#content/notifications/order-email.ts'
import { counted, inWords } from '#content/numbers.ts'

export interface Receipt {
  readonly name: string | null
  readonly reference: string
  readonly medication: string
  /** As it is written: £125.00. */
  readonly amount: string
  /** Before the discount, which is null where there is none. */
  readonly listPrice: string
  readonly discount: string | null
  readonly authorisationDays: number
  readonly accountAddress: string
  /** The confirmation on the home page, for the browser that paid. */
  readonly confirmationAddress: string
  /** What is needed of them before a clinician begins. None: nothing is. */
  readonly tasks: readonly { readonly title: string; readonly minutes: number }[]
  /** For an account that nobody has opened yet. */
  readonly openingLink: OpeningLink | null
  /** The next pen of somebody on treatment. */
  readonly isRepeat: boolean
}

/** Review waits for it, so that it is said before anything else that comes next. */
const neededFirst = (tasks: Receipt['tasks'], address: string): (string | string[])[] => [
  `What happens next: we need ${tasks.length === 1 ? 'one thing' : `${inWords(tasks.length)} things`} from you. A clinician starts reviewing your order once ${tasks.length === 1 ? 'it’s' : 'they’re'} done, so please start as soon as you can.`,
  tasks.map(({ title, minutes }) => `- ${title}: about ${counted(minutes, 'minute')}`),
  `Allow about ${counted(minutesIn(tasks), 'minute')} in all. In the browser you ordered with, start here: ${address}`,
]

const minutesIn = (tasks: Receipt['tasks']) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** After the card was authorised. Nothing has been taken yet, and it says so first (R-17). */
export const receipt = ({
  name,
  reference,
  medication,
  amount,
  listPrice,
  discount,
  authorisationDays,
  accountAddress,
  confirmationAddress,
  tasks,
  openingLink,
  isRepeat,
}: Receipt): Email =>
  email({
    name,
    subject: `We have your order ${reference}`,
    paragraphs: [
      `Thank you for your order with ${brand.name}. Your card is authorised. No money has been taken yet.`,
      [
        `Reference: ${reference}`,
        `Medication: ${medication}, ${isRepeat ? 'one pen' : 'first month'}`,
        ...(discount ? [`List price: ${listPrice}`, `First-month discount: −${discount}`] : []),
        `Amount authorised: ${amount}`,
        'Delivery: free',
      ],
      ...(tasks.length === 0
        ? ['What happens next: a clinician reviews your answers.']
        : neededFirst(tasks, confirmationAddress)),
      `If they approve your order, ${amount} is taken from your card and your medication is sent. If they do not, or if ${authorisationDays} days pass first, the amount is released and you pay nothing.`,
      'Your bank may show the amount as pending until then.',
      ...(openingLink === null ? [`See your order and print this receipt: ${accountAddress}`] : openWith(openingLink)),
    ],
  })
