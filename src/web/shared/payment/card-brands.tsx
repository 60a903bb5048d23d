import { cardPayment } from '#content/checkout/order-summary.ts'
import { brandOf } from './card-details.ts'

const brands = ['visa', 'mastercard', 'amex'] as const

/** Which cards are taken. The one that is being typed stands out. */
export function CardBrands({ number }: { number: string }) {
  const typed = brandOf(number)
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <span className="sr-only">{cardPayment.weTake} </span>
      {brands.map((brand) => (
        <span
          key={brand}
          data-typed={typed === brand || undefined}
          className={`rounded-md border px-1.5 py-px text-xs font-semibold transition-colors duration-150 ${typed === brand ? 'border-green bg-mint text-green' : 'border-line text-ink-soft'}`}
        >
          {cardPayment.brands[brand]}
          <span className="sr-only">{brand === 'amex' ? '.' : ', '}</span>
        </span>
      ))}
    </span>
  )
}
