import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { dispatchWords, parcelWords as words } from '#content/desk/dispatch.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { writtenDate } from '../cases/written-date.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { EndForm } from './end-form.tsx'
import { type Printed, PrintPage } from './print-page.tsx'
import { SendForm } from './send-form.tsx'

export type Parcel = CallReply<'desk_parcel'>

/** What goes into the box and where it goes, beside what is written down when it leaves. */
export function OpenParcel({ id }: { id: string }) {
  const shown = useDeskCall('desk_parcel', { id })
  const [printed, setPrinted] = useState<Printed | null>(null)
  useEffect(() => {
    if (printed === null) return
    window.print()
    setPrinted(null)
  }, [printed])
  const { data } = shown
  if (!data) {
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          {dispatchWords.title}
        </h1>
        <NotLoaded of={shown} loading={dispatchWords.opening} title={dispatchWords.notOpened} />
      </>
    )
  }
  const isToSend = data.state === 'checked'
  return (
    <>
      <div className="print:hidden">
        <p className="mb-3">
          <Link to={pages.deskDispatch} className="text-xs underline underline-offset-4">
            {dispatchWords.back}
          </Link>
        </p>
        <Freshness of={shown} />
        <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-7">
          <Inside parcel={data} onPrint={setPrinted} />
          <section
            aria-label={isToSend ? words.send : words.onItsWay}
            className="sticky top-6 space-y-4 rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
          >
            {isToSend ? (
              <SendForm id={id} waitsFor={data.waitsFor} onSent={shown.refresh} />
            ) : (
              <EndForm parcel={data} onEnded={shown.refresh} />
            )}
          </section>
        </div>
      </div>
      {printed && <PrintPage of={data} printed={printed} />}
    </>
  )
}

const printable = [
  ['address', words.printAddress],
  ['label', words.printLabel],
  ['leaflet', words.printLeaflet],
] as const

function Inside({
  parcel: { reference, to, pens, label },
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
                  {words.batch(pen.batch)} · {words.expires(writtenDate(pen.expires))}
                </span>
              </li>
            ))}
          </ul>
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
