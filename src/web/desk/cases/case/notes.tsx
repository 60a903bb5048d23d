import { notesWords as words } from '#content/cases/case.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { NewNote } from '../notes/new-note.tsx'
import { NoteList } from '../notes/note-list.tsx'
import type { CaseView } from './case-view.ts'

interface Props {
  readonly found: CaseView
  readonly onAdded: () => Promise<void>
}

/** Where `n` leads. */
export const noteField = 'note'

/** Among colleagues. */
export function Notes({ found: { id, notes, drafts }, onAdded }: Props) {
  const mayWrite = useMay('work-cases')
  return (
    <div className="space-y-5">
      {mayWrite && (
        <NewNote
          id={noteField}
          label={words.label}
          hint={words.hint}
          subject={`case/${id}/note`}
          begun={drafts.note}
          send={(note) => deskCall('desk_note', { id, ...note })}
          onAdded={onAdded}
        />
      )}
      <NoteList notes={notes} />
    </div>
  )
}
