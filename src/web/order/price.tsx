import { medicationChoice as words } from '#content/medication-choice.ts'
import type { Medication } from '#domain/catalogue/medications.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'

export function Price({ id, medication }: { id: string; medication: Medication }) {
  return (
    <p id={id} className="flex flex-wrap items-baseline gap-x-2 max-md:text-sm">
      <s className="text-ink-soft">
        <span className="sr-only">{words.was} </span>
        {pounds(medication.priceOldPence)}
      </s>
      <span className="font-display text-[1.5rem] leading-none font-[480] tracking-tight md:text-[2rem] lg:text-[2.25rem]">
        {pounds(medication.priceNewPence)}
      </span>
      <span className="max-md:basis-full">
        {words.firstMonth}, <span className="inline-block">{laterPriceWords(medication)}</span>
      </span>
    </p>
  )
}
