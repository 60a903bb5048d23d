import { leafletWords as words } from '#content/supply/dispatch.ts'
import { redFlagLead, redFlagLines } from '#content/treatment/red-flags.ts'
import { medicationNamed } from '#domain/catalogue/medications.ts'
import { inUseDays } from '#domain/supply/pen-expiry.ts'
import type { Parcel } from './parcel-view.ts'

/** `address` goes on the outside: nothing on it says what is in the box, or from whom. */
export type Printed = 'address' | 'label' | 'leaflet'

/** What comes out of the printer, and is never on the screen. */
export function PrintPage({ of: { to, label, pens }, printed }: { of: Parcel; printed: Printed }) {
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
      {printed === 'leaflet' && <PrintedLeaflet label={label} name={to.name} brand={pens[0]?.brand ?? null} />}
    </div>
  )
}

const inUseLine = (brand: string): string | null => {
  const key = medicationNamed(brand)?.key
  return key ? words.inUse(inUseDays(key)) : null
}

const PrintedLeaflet = ({
  name,
  brand,
  label: [medicine, instructions],
}: {
  name: string
  brand: string | null
  label: readonly string[]
}) => (
  <>
    <h1>{words.title}</h1>
    <p>{name}</p>
    <p>{words.lead}</p>
    <h2>{medicine}</h2>
    <h3>{words.how}</h3>
    <p>{instructions}</p>
    <h3>{words.missed}</h3>
    <p>{words.missedLine}</p>
    <h3>{words.keep}</h3>
    <ul>
      {words.keepLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {brand !== null && <li>{inUseLine(brand)}</li>}
    </ul>
    <h3>{words.urgent}</h3>
    <p>{redFlagLead}</p>
    <ul>
      {redFlagLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>{words.reach}</p>
  </>
)
