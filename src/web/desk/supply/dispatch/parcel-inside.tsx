import { boxWords, parcelWords as words } from '#content/supply/dispatch.ts'
import { dateAndTimeOf, formatShortDate } from '../../cases/list/format-date.ts'
import type { Parcel } from './parcel-view.ts'
import type { Printed } from './print-page.tsx'

const printable = [
  ['address', words.printAddress],
  ['label', words.printLabel],
  ['leaflet', words.printLeaflet],
  ['box', boxWords.print],
] as const

export function ParcelInside({
  parcel: { reference, to, addressChange, pens, label, box, parcel },
  onPrint,
}: {
  parcel: Parcel
  onPrint: (printed: Printed) => void
}) {
  return (
    <div className="space-y-6">
      <h1 tabIndex={-1} className="text-[2rem] leading-tight">
        {words.title(reference)}
      </h1>
      <section>
        <h2 className="mb-1.5 text-[1.125rem]">{words.to}</h2>
        <address className="rounded-2xl border border-line bg-white px-6 py-4 not-italic">
          <strong className="block font-display text-[1.375rem] font-medium">{to.name}</strong>
          {to.lines.map((line) => (
            <span key={line} className="block whitespace-pre-line">
              {line}
            </span>
          ))}
        </address>
        {addressChange && (
          <div role="status" className="mt-2 rounded-option bg-caution/40 px-4 py-3">
            <p className="font-semibold">{words.addressChange(addressChange.by, dateAndTimeOf(addressChange.at))}</p>
            <p>{words.addressBefore(addressChange.before.join(', '))}</p>
            <p>{words.addressCheck}</p>
          </div>
        )}
      </section>
      <section>
        <h2 className="mb-1.5 text-[1.125rem]">{words.inside}</h2>
        {pens.length === 0 ? (
          <p className="font-semibold text-brick">{words.noPens}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {pens.map((pen) => (
              <li key={`${pen.batch} ${pen.expires}`} className="flex min-h-13 items-center justify-between gap-4">
                <span className="font-display text-[1.125rem]">
                  {pen.brand} {pen.strength}
                </span>
                <span className="text-ink-soft">
                  {words.batch(pen.batch)} · {words.expires(formatShortDate(pen.expires))}
                </span>
              </li>
            ))}
          </ul>
        )}
        <ul className="mt-2 list-disc pl-5 text-ink-soft">
          {box.map(({ item, count }) => (
            <li key={item}>{boxWords.line(boxWords.items[item], count)}</li>
          ))}
        </ul>
        {parcel?.packed && (
          <p className="mt-2 text-ink-soft">
            {boxWords.packed(parcel.packed.map((item) => boxWords.items[item]).join(', '))}
          </p>
        )}
      </section>
      <section>
        <h2 className="mb-1.5 text-[1.125rem]">{words.label}</h2>
        <div className="max-w-md rounded-lg border border-ink bg-white px-4 py-3 text-xs leading-snug">
          {label.map((line) => (
            <p key={line} className="first:font-semibold">
              {line}
            </p>
          ))}
        </div>
      </section>
      <section className="flex flex-wrap items-center gap-2.5">
        <h2 className="mr-2 text-[1.125rem]">{words.print}</h2>
        {printable.map(([printed, says]) => (
          <button
            key={printed}
            type="button"
            onClick={() => onPrint(printed)}
            className="min-h-10 cursor-pointer rounded-full border-2 border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-white"
          >
            {says}
          </button>
        ))}
      </section>
    </div>
  )
}
