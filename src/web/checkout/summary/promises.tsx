import { useId } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { pounds } from '#domain/orders/money.ts'
import { authorisationDays } from '#domain/orders/order-states.ts'
import { Tick } from '#web/kit/ui/icons.tsx'

const words = orderSummary.price

/** What comes with it, and when it is paid. */
export function Promises({ medication }: { medication: Medicine }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-apricot-pale/60 p-5 sm:p-6">
      <h2 id={id} className="text-subheading">
        {words.onlyIf.heading}
      </h2>
      <p className="mt-2">{words.onlyIf.text(pounds(firstMonthTotalPence(medication)), authorisationDays)}</p>
      <h3 className="sr-only">{words.benefitsHeading}</h3>
      <ul className="mt-3 space-y-1 font-semibold">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5">
            <Tick className="size-5 text-green" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}
