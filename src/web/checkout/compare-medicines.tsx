import { medicationChoice } from '#content/checkout/medication-choice.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import { type Medicine, medicines } from '#domain/medicines/medicines.ts'
import { firstMonthDiscountPence, firstMonthTotalPence, laterPrices } from '#domain/medicines/prices.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { pounds, wholePounds } from '#domain/orders/money.ts'

const words = medicationChoice.compare

interface Row {
  readonly label: string
  readonly value: (medicine: Medicine) => string
}

const rows: readonly Row[] = [
  { label: words.substance, value: (medicine) => wordsOf(medicine).tag },
  { label: words.hormones.label, value: ({ actsLikeHormones }) => words.hormones.value(actsLikeHormones) },
  { label: words.taken.label, value: ({ key }) => words.taken.value(howTaken(key)) },
  { label: words.loss.label, value: ({ expectedWeightLossPercentage: most }) => words.loss.value(most) },
  {
    label: words.firstMonth.label,
    value: (medicine) =>
      words.firstMonth.value(
        pounds(firstMonthTotalPence(medicine)),
        pounds(medicine.listPricePence),
        pounds(firstMonthDiscountPence),
      ),
  },
  {
    label: words.later.label,
    value: (medicine) => {
      const { fromPence, toPence } = laterPrices(medicine)
      return words.later.value(wholePounds(fromPence), wholePounds(toPence))
    },
  },
  {
    label: words.doses.label,
    value: ({ doses }) => words.doses.value(doses.length, doses[0]?.dose ?? '', doses.at(-1)?.dose ?? ''),
  },
  { label: words.pill.label, value: ({ weakensPill }) => (weakensPill ? words.pill.weakened : words.pill.asBefore) },
  { label: words.baby.label, value: ({ stopMonths }) => words.baby.value(stopMonths.value) },
]

/** Each label stands above its values, so that two columns fit a narrow phone and large text. */
export function CompareMedicines() {
  return (
    <section
      aria-labelledby="compare"
      className="mt-5 grid gap-x-16 gap-y-5 rounded-card border border-line bg-white p-6 sm:p-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:p-12"
    >
      <div>
        <h2 id="compare" className="text-[1.75rem] leading-tight">
          {words.heading}
        </h2>
        <p className="mt-2 text-ink-soft">{words.lead}</p>
      </div>
      <table className="w-full table-fixed text-left wrap-anywhere hyphens-auto">
        <caption className="sr-only">{words.caption(medicines.map(({ name }) => name).join(', '))}</caption>
        <thead>
          <tr>
            {medicines.map(({ key, name }) => (
              <th
                key={key}
                scope="col"
                className="border-line-strong border-b pr-4 pb-2 align-bottom font-display font-[480] text-[1.375rem] tracking-tight last:pr-0"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, value }) => (
          <tbody key={label} className="border-line border-b last:border-b-0">
            <tr>
              <th scope="rowgroup" colSpan={medicines.length} className="pt-3 font-normal text-ink-soft text-sm">
                {label}
              </th>
            </tr>
            <tr>
              {medicines.map((medicine) => (
                <td key={medicine.key} className="pt-0.5 pr-4 pb-3 align-top font-medium last:pr-0">
                  {value(medicine)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}
