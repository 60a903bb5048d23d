import './letter.css'
import { brand } from '#content/brand.ts'
import { letterPageWords as words } from '#content/letters/letter-page.ts'
import type { FormattedLetter } from '#contract/letters/letters.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { inParts } from '#domain/letters/letter.ts'

interface Props {
  readonly letter: FormattedLetter
  readonly version: number
  readonly isReplaced: boolean
  /** What is to be known of it before it is read. */
  readonly note?: string | null
}

/** A letter as it was sent, to be read, heard and printed. */
export function LetterSheet({ letter, version, isReplaced, note = null }: Props) {
  const { title, writtenOn, from, to, about, greeting, sections, signed, replaces } = letter
  return (
    <article aria-label={title} className="letter">
      <div className="letter-head">
        <p className="letter-brand">{brand.name}</p>
        <Lines lines={[...from.slice(1), brand.phone.display]} className="letter-small" />
      </div>
      <div className="letter-head mt-6">
        <address aria-label={words.to} className="not-italic">
          <Lines lines={[to.name, ...to.lines]} />
        </address>
        <div>
          <p>
            <time dateTime={writtenOn}>{formatDate(writtenOn)}</time>
          </p>
          {version > 1 && <p>{words.version(version)}</p>}
        </div>
      </div>
      {isReplaced && <p className="letter-note">{words.replaced}</p>}
      {note && <p className="letter-note">{note}</p>}
      {replaces && <p className="letter-note">{words.replaces(formatDate(replaces.writtenOn), replaces.reason)}</p>}
      {about.length > 0 && <Lines lines={about} className="letter-about" />}
      <h2>{title}</h2>
      {greeting !== '' && <p>{greeting}</p>}
      {sections.map((section) => (
        <LetterPart key={section.id} section={section} />
      ))}
      <Lines lines={signed} className="letter-signed" />
    </article>
  )
}

const Lines = ({ lines, className }: { lines: readonly string[]; className?: string }) => (
  <p className={className}>
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </p>
)

function LetterPart({ section }: { section: FormattedLetter['sections'][number] }) {
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
