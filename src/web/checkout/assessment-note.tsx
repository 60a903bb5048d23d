import { Link } from 'react-router'
import type { AssessmentEnd } from '#web/shared/answers/weight-management-status.ts'
import { assessmentNoteFor } from './assessment-note-for.ts'

/** Says kindly that the answers do not lead here, and where they lead. */
export function AssessmentNote({ end }: { end: AssessmentEnd | null }) {
  const note = assessmentNoteFor(end)
  if (note === null) return null
  return (
    <aside className="animate-appear rounded-option bg-caution/25 px-5 py-4" aria-label="Your assessment">
      <p className="font-semibold">{note.title}</p>
      <p className="mt-1">{note.text}</p>
      <Link to={note.to} className="mt-1.5 inline-block py-1 font-semibold underline underline-offset-4">
        {note.link}
      </Link>
    </aside>
  )
}
