import { leafletWords as words } from '#content/desk/dispatch.ts'
import { redFlagLead, redFlagLines } from '#content/red-flags.ts'
import type { Parcel } from './open-parcel.tsx'

/** `address` goes on the outside: nothing on it says what is in the box, or from whom. */
export type Printed = 'address' | 'label' | 'leaflet'

/** What comes out of the printer, and is never on the screen. */
export function PrintPage({ of: { to, label }, printed }: { of: Parcel; printed: Printed }) {
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
      {printed === 'leaflet' && <Leaflet label={label} name={to.name} />}
    </div>
  )
}

const Leaflet = ({ name, label: [medicine, instructions] }: { name: string; label: readonly string[] }) => (
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
