import { checkInWords } from '#content/treatment/check-in.ts'
import { pounds } from '#domain/catalogue/money.ts'
import type { OpenCheckIn } from '#web/shared/answers/check-in.ts'

const words = checkInWords.page

interface Props {
  readonly pen: NonNullable<OpenCheckIn['pen']>
  /** They wished for something else than what they have: why it is so, or is not, stands there. */
  readonly isExplained: boolean
}

export function NextPen({ pen: { medicine, dose, pricePence, reasons }, isExplained }: Props) {
  const price = pounds(pricePence)
  return (
    <>
      <p className="mt-2 text-lg font-semibold">{words.dose(medicine, dose)}</p>
      <p>{words.price(price)}</p>
      <p className="mt-3 max-w-[60ch] text-sm">{words.held(price)}</p>
      <details className="mt-3 max-w-[60ch]" open={isExplained}>
        <summary className="cursor-pointer font-semibold">{words.why}</summary>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
