import { PrintedLeaflet } from './printed-leaflet.tsx'
import type { Parcel } from './shown-parcel.ts'

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
