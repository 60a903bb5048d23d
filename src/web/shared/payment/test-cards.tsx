import { cardPayment } from '#content/checkout/order-summary.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'

const words = cardPayment.demo

/** What to type while no real card works. */
export function TestCards() {
  return (
    <details className="group unfold rounded-option bg-mint px-5">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md font-semibold">
        <span className="flex-1">{words.heading}</span>
        <ChevronDown className="size-5 transition-transform duration-200 ease-arrive group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-sm">
        <p className="text-ink-soft">{words.text}</p>
        <ul className="mt-2 space-y-1">
          {words.cards.map(({ number, does }) => (
            <li key={number}>
              <span className="font-semibold whitespace-nowrap tabular-nums">{number}</span> {does}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
