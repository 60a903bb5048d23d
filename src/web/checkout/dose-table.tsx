import { medicationChoice } from '#content/checkout/medication-choice.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { firstMonthDiscountPence, firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { pounds, wholePounds } from '#domain/orders/money.ts'

const { columns, caption, prices, firstMonth, less } = medicationChoice.expect

/** The same as the picture beside it, for reading. */
export function DoseTable({ medication }: { medication: Medicine }) {
  return (
    <div className="self-end">
      <table className="w-full text-left text-[min(1.0625rem,7.5vw)] tabular-nums">
        <caption className="pb-3 text-left font-semibold text-balance">
          {caption(medication.name, howTaken(medication.key))}
        </caption>
        <thead>
          <tr className="border-sage/60 border-b text-sage text-sm print:text-ink">
            <th scope="col" className="py-2 font-semibold">
              {columns.weeks}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {columns.dose}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {medication.doses.map(({ weeks, dose, pricePence }) => (
            <tr key={weeks} className="border-sage/20 border-b">
              <th scope="row" className="py-2.5 font-normal">
                {weeks}
              </th>
              <td className="py-2.5 font-semibold">{dose}</td>
              <td className="py-2.5 text-right">{wholePounds(pricePence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-sage print:text-ink">
        {story(medication)} {prices}
      </p>
    </div>
  )
}

/** From the list price to what is paid first, also where the card above says another figure. */
function story(medication: Medicine): string {
  const { listPricePence, cardPricePence } = medication
  const total = firstMonthTotalPence(medication)
  const told = firstMonth(pounds(listPricePence), pounds(firstMonthDiscountPence), pounds(total))
  return total === cardPricePence ? told : `${told} ${less(pounds(cardPricePence - total), pounds(cardPricePence))}`
}
