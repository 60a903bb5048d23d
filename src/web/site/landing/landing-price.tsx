import type { LandingLead } from '#content/site/landings/landing.ts'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'

export function LandingPrice({ price }: { price: NonNullable<LandingLead['price']> }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2.5">
      {price.before && <span>{price.before}</span>}
      {price.was && (
        <s>
          <span className="sr-only">was </span>
          {price.was}
        </s>
      )}
      <span className="font-[480] font-display text-[2rem] leading-none tracking-tight">{price.amount}</span>
      <span>{price.after}</span>
      {price.isFirstMonth && <span>{laterPriceWords()}</span>}
    </p>
  )
}
