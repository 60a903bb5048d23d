import { railWords as words } from '#content/cases/case.ts'
import { pounds } from '#domain/orders/money.ts'
import type { CaseView } from '../case-view.ts'
import { type Chosen, type Dose, doseOf } from './approval.ts'

interface Props {
  readonly found: CaseView
  readonly chosen: Chosen
  readonly onChange: (dose: string) => void
}

const priceWords = (pence: number, ordered: number) => {
  const difference = pounds(Math.abs(pence - ordered))
  const compared =
    pence === ordered ? words.asOrdered : pence > ordered ? words.more(difference) : words.less(difference)
  return `${words.pays(pounds(pence))}, ${compared}`
}

const needsWords = ({ needs }: Dose) =>
  needs.length === 0 ? null : words.needsLead(needs.map((need) => words.needs[need]).join(words.and))

/** The suggestion large and first; then the others that the rules allow. */
export function Doses({ found, chosen, onChange }: Props) {
  const { doses, order } = found
  const now = doseOf(found, chosen)
  if (doses.length === 0 || !order) return <p className="text-ink-soft">{words.noDoses}</p>
  const allowed = doses.filter(({ isAllowed }) => isAllowed)
  const shown = allowed.toSorted((one, other) => Number(other.isSuggested) - Number(one.isSuggested))
  return (
    <fieldset className="space-y-1.5">
      <legend className="sr-only">{words.doses}</legend>
      {shown.map((dose) => (
        <label
          key={dose.dose}
          className={`relative block cursor-pointer rounded-2xl border bg-white px-3.5 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus ${dose.isSuggested ? 'py-3' : 'flex items-baseline gap-3 py-2'} ${dose === now ? 'border-green inset-ring-1 inset-ring-green shadow-selected' : 'border-line'}`}
        >
          <input
            type="radio"
            name="dose"
            value={dose.dose}
            checked={dose === now}
            onChange={() => onChange(dose.dose)}
            className="absolute size-px opacity-0"
          />
          {dose.isSuggested && <span className="block text-xs text-ink-soft">{words.suggested}</span>}
          <span
            className={
              dose.isSuggested ? 'block font-display text-[1.5rem] leading-tight' : 'shrink-0 font-display text-base'
            }
          >
            {dose.isSuggested ? `${order.medicine} ${dose.dose}` : dose.dose}
          </span>
          <span className="block text-xs leading-snug text-ink-soft">
            {dose.because.map((reason) => (
              <span key={reason} className="block">
                {reason}
              </span>
            ))}
            {needsWords(dose) && <strong className="block text-ink">{needsWords(dose)}</strong>}
            <span className="block">
              {order.isPaid ? words.paysNothing : priceWords(dose.pricePence, order.amountPence)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
