import { orderSummary } from '#content/checkout/order-summary.ts'

const { heading, steps } = orderSummary.next

/** The way ahead, where the screen has room for it beside the price. */
export function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="mt-12 border-line border-t pt-8 max-lg:hidden">
      <h3 id="next">{heading}</h3>
      <ol className="mt-5">
        {steps.map((step, place) => (
          <li key={step} className="relative flex gap-4 pb-5 last:pb-0">
            {place < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-0.5 -translate-x-1/2 bg-sage" />
            )}
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-sage font-display leading-none"
            >
              {place + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
