import { Link } from 'react-router'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import type { ListedLetter } from '#contract/letters/letters.ts'
import { letterPath } from '#contract/pages.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { writtenDay } from '../shell/written-date.ts'

export function LetterRow({
  letter: { id, kind, title, to, writtenOn, version, isReplaced, state },
}: {
  letter: ListedLetter
}) {
  const notes = [version > 1 && words.corrected(version), isReplaced ? words.replaced : words.states[state]]
  return (
    <li className="py-4">
      <p className="text-sm text-ink-soft">
        <time dateTime={writtenOn}>{writtenDay(writtenOn)}</time>, {words.kinds[kind]}
      </p>
      <h2 className="mt-1 text-[1.5rem]">
        <Link to={letterPath(id)} className={inlineLink}>
          {title}
        </Link>
      </h2>
      <p className="mt-1">{words.to(to)}</p>
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="mt-1 text-sm text-ink-soft">
              {note}
            </p>
          ),
      )}
    </li>
  )
}
