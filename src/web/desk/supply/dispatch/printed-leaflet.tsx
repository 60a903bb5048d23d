import { leafletWords as words } from '#content/supply/dispatch.ts'
import { redFlagLead, redFlagLines } from '#content/treatment/red-flags.ts'
import { medicationNamed } from '#domain/catalogue/medications.ts'
import { inUseDays } from '#domain/supply/pen-expiry.ts'

const inUseLine = (brand: string): string | null => {
  const key = medicationNamed(brand)?.key
  return key ? words.inUse(inUseDays(key)) : null
}

export const PrintedLeaflet = ({
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
