import type { WrittenLetter } from '#contract/letters/letters.ts'
import { inParts } from '#domain/letters/letter.ts'

export function LetterPart({ section }: { section: WrittenLetter['sections'][number] }) {
  const { lead, points } = inParts(section)
  return (
    <section>
      {section.heading !== null && <h3>{section.heading}</h3>}
      {lead !== null && <p>{lead}</p>}
      {section.isList ? (
        <ul>
          {points.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        points.map((line) => <p key={line}>{line}</p>)
      )}
    </section>
  )
}
