import { boxWords, parcelWords, leafletWords as words } from '#content/supply/dispatch.ts'
import { redFlagLead, redFlagLines } from '#content/treatment/red-flags.ts'
import { monitoringLineOf } from '#domain/medicines/additional-monitoring.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { inUseDays } from '#domain/supply/pen-expiry.ts'
import type { Parcel } from './parcel-view.ts'

/** `address` goes on the outside: nothing on it says what is in the box, or from whom. */
export type Printed = 'address' | 'label' | 'leaflet' | 'box'

/** What comes out of the printer, and is never on the screen. */
export function PrintPage({ of: { reference, to, label, pens, box }, printed }: { of: Parcel; printed: Printed }) {
  return (
    <div className="on-paper hidden print:block">
      {printed === 'address' && (
        <address className="text-[18pt] leading-snug not-italic">
          <strong>{to.name}</strong>
          {to.lines.map((line) => (
            <span key={line} className="block whitespace-pre-line">
              {line}
            </span>
          ))}
        </address>
      )}
      {printed === 'label' && label.map((line) => <p key={line}>{line}</p>)}
      {printed === 'box' && (
        <>
          <h1>{boxWords.title}</h1>
          <p>{parcelWords.title(reference)}</p>
          <ul className="mt-4 space-y-2">
            {pens.map((pen) => (
              <li key={pen.batch}>
                ☐ {pen.brand} {pen.strength}, {parcelWords.batch(pen.batch)}
              </li>
            ))}
            {box.map(({ item, count }) => (
              <li key={item}>☐ {boxWords.line(boxWords.items[item], count)}</li>
            ))}
          </ul>
        </>
      )}
      {printed === 'leaflet' && <PrintedLeaflet label={label} name={to.name} brand={pens[0]?.brand ?? null} />}
    </div>
  )
}

interface LeafletProps {
  readonly name: string
  /** Of what a pharmacist has checked. Null: nothing yet, and what was prescribed counts. */
  readonly brand: string | null
  readonly label: readonly string[]
}

function PrintedLeaflet({ name, brand, label: [prescribed = '', instructions] }: LeafletProps) {
  const medicine = medicines.find((one) => (brand === null ? prescribed.startsWith(one.name) : one.name === brand))
  if (!medicine) throw new Error(`There is no leaflet for ${brand ?? prescribed}: no such medicine is registered.`)
  const monitoringLine = monitoringLineOf(medicine)
  const [taken, days] = [howTaken(medicine.key), inUseDays(medicine.key)]
  return (
    <>
      <h1>{words.title}</h1>
      <p>{name}</p>
      <p>{words.lead(taken)}</p>
      <h2 className="mt-4">{prescribed}</h2>
      <h3 className="mt-4 mb-1">{words.how}</h3>
      <p>{instructions}</p>
      <h3 className="mt-4 mb-1">{words.missed}</h3>
      <p>{words.missedLine}</p>
      <h3 className="mt-4 mb-1">{words.keep}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {words.keepLines(taken, medicine.storedAt).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {days !== null && <li>{words.inUse(taken, days)}</li>}
      </ul>
      <h3 className="mt-4 mb-1">{words.urgent}</h3>
      <p>{redFlagLead}</p>
      <ul className="list-disc space-y-1 pl-5">
        {redFlagLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {monitoringLine && <p className="mt-4">{monitoringLine}</p>}
      <p className="mt-2">{words.reach}</p>
    </>
  )
}
