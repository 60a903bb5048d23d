import { brand } from '#content/brand.ts'
import { compliance } from '#content/compliance.ts'
import { type OpeningLink, openWith } from '#content/notifications/open-account.ts'
import { type Email, email } from '#content/notifications/order-email.ts'
import { counted, inWords } from '#content/numbers.ts'
import { registration } from '#content/site/registration.ts'

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
  /** What the patient has to do before a clinician begins. */
  readonly tasks: readonly { readonly title: string; readonly minutes: number }[]
  /** For an account that has not been opened yet. */
  readonly openingLink: OpeningLink | null
  /** The next pen of a patient on treatment. */
  readonly isRepeat: boolean
}

/** Review waits for these, so they come before anything else that happens next. */
const neededFirst = (tasks: Receipt['tasks'], address: string): (string | string[])[] => [
  `What happens next: we need ${tasks.length === 1 ? 'one thing' : `${inWords(tasks.length)} things`} from you. A clinician starts reviewing your order once ${tasks.length === 1 ? 'it’s' : 'they’re'} done, so please start as soon as you can.`,
  tasks.map(({ title, minutes }) => `- ${title}: about ${counted(minutes, 'minute')}`),
  `Allow about ${counted(minutesIn(tasks), 'minute')} in all. Start here, in the browser you ordered with: ${address}`,
]

const minutesIn = (tasks: Receipt['tasks']) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** After the card was authorised. Nothing has been charged yet, and it says so first (R-17). */
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
        ...(discount && compliance.promotesPrices
          ? [`List price: ${listPrice}`, `First-month discount: −${discount}`]
          : []),
        `Amount authorised: ${amount}`,
        'Delivery: free',
      ],
      ...(tasks.length === 0
        ? ['What happens next: a clinician reviews your answers.']
        : neededFirst(tasks, confirmationAddress)),
      `If they approve your order, a pharmacist checks it. Then we charge ${amount} to your card and send your medication. If your order isn’t approved, or ${authorisationDays} days pass first, we release the amount and you pay nothing.`,
      'Your bank may show the amount as pending until then.',
      ...(openingLink === null ? [`View your order and print this receipt: ${accountAddress}`] : openWith(openingLink)),
      registration.supplies,
      registration.prescribes,
    ],
  })
