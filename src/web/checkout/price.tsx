import { medicationChoice as words } from '#content/checkout/medication-choice.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { firstMonthDiscountPence, firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { pounds } from '#domain/orders/money.ts'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'

/** The card's own figures, and under them the sum that is charged: the discount is the same for both. */
export function Price({ id, medication }: { id: string; medication: Medicine }) {
  const { listPricePence, cardPricePence } = medication
  const total = firstMonthTotalPence(medication)
  return (
    <p id={id} className="flex flex-wrap items-baseline gap-x-2 max-md:text-sm">
      <s className="text-ink-soft">
        <span className="sr-only">{words.was} </span>
        {pounds(listPricePence)}
      </s>
      <span className="font-display text-[1.5rem] leading-none font-[480] tracking-tight md:text-[2rem] lg:text-[2.25rem]">
        {pounds(cardPricePence)}
      </span>
      <span className="max-md:basis-full">
        {words.firstMonth}, <span className="inline-block">{laterPriceWords(medication)}</span>
      </span>
      <span className="basis-full text-ink-soft text-sm tabular-nums max-md:text-xs max-md:leading-snug">
        <span className="inline-block">
          {words.sum(pounds(listPricePence), pounds(firstMonthDiscountPence), pounds(total))}
        </span>
        {total !== cardPricePence && (
          <>
            {' '}
            <span className="inline-block max-md:hidden">{words.sumLess(pounds(cardPricePence - total))}</span>
          </>
        )}
      </span>
    </p>
  )
}
