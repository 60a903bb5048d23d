import { useId } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { compliance } from '#content/compliance.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { firstMonthDiscountPence, firstMonthTotalPence, laterPrices } from '#domain/medicines/prices.ts'
import { pounds, wholePounds } from '#domain/orders/money.ts'

const words = orderSummary.price

/** What is ordered and what it costs, line by line and from the catalogue alone. */
export function PricePanel({ medication }: { medication: Medicine }) {
  const { name, image, listPricePence, cardPricePence } = medication
  const total = firstMonthTotalPence(medication)
  const discount = pounds(firstMonthDiscountPence)
  const later = laterPrices(medication)
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 id={id} className="sr-only">
        {words.heading}
      </h2>
      <div className="flex items-center gap-4 sm:gap-5">
        {compliance.promotesMedicines && (
          <img src={image} alt="" width="204" height="264" className="w-14 shrink-0 sm:w-18" />
        )}
        <div>
          <p className="font-display text-[1.625rem] leading-tight tracking-tight sm:text-[2rem]">{name}</p>
          <p className="mt-1 text-ink-soft">
            {compliance.promotesPrices && (
              <strong className="font-semibold text-ink">{words.from(pounds(listPricePence))}</strong>
            )}{' '}
            {compliance.patientChooses ? words.rhythm : words.preference}
          </p>
        </div>
      </div>
      <dl className="@container/price mt-4 space-y-2 border-line border-t pt-4 tabular-nums">
        {compliance.promotesPrices && (
          <>
            <Line label={words.month(name)} amount={pounds(listPricePence)} />
            <Line label={words.discount} amount={`−${discount}`} className="text-green *:last:whitespace-nowrap" />
          </>
        )}
        <div
          className={`flex items-baseline justify-between gap-x-4 @max-[13rem]/price:flex-wrap ${compliance.promotesPrices ? 'border-line border-t pt-3' : ''}`}
        >
          <dt className="font-semibold">{words.total}</dt>
          <dd className="font-display text-[1.75rem] leading-none font-[480] tracking-tight">{pounds(total)}</dd>
        </div>
        <Line
          label={words.afterwards}
          amount={words.laterPrices(wholePounds(later.fromPence), wholePounds(later.toPence))}
          className="text-ink-soft"
        />
      </dl>
      {compliance.promotesPrices && total !== cardPricePence && (
        <p className="mt-3 rounded-option bg-mint px-4 py-3 text-sm">
          {words.why(
            pounds(cardPricePence),
            discount,
            pounds(listPricePence),
            pounds(total),
            pounds(cardPricePence - total),
          )}
          {later.fromPence !== listPricePence &&
            ` ${words.whyLater(pounds(listPricePence), wholePounds(later.fromPence))}`}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">{words.mayChange}</p>
    </section>
  )
}

const Line = ({ label, amount, className = '' }: { label: string; amount: string; className?: string }) => (
  <div className={`flex items-baseline justify-between gap-x-4 @max-[13rem]/price:flex-wrap ${className}`}>
    <dt>{label}</dt>
    <dd className="text-right font-semibold text-balance">{amount}</dd>
  </div>
)
