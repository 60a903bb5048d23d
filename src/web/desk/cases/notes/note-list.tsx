import { notesWords as words } from '#content/cases/case.ts'
import { dateAndTimeOf } from '../list/format-date.ts'

interface Note {
  readonly id: string
  readonly by: string
  readonly at: string
  readonly body: string
}

export const NoteList = ({ notes }: { notes: readonly Note[] }) =>
  notes.length === 0 ? (
    <p className="text-ink-soft">{words.none}</p>
  ) : (
    <ul className="space-y-3">
      {notes.map(({ id, by, at, body }) => (
        <li key={id} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
          <p className="whitespace-pre-line">{body}</p>
          <p className="mt-1 text-xs text-ink-soft">
            {by} · {dateAndTimeOf(at)}
          </p>
        </li>
      ))}
    </ul>
  )
