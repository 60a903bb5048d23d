import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { NewNote } from '../../cases/notes/new-note.tsx'
import { NoteList } from '../../cases/notes/note-list.tsx'
import { deskCall } from '../../desk-call.ts'
import type { ShownAppointment } from './shown-appointment.ts'

/** Where `n` leads. */
export const noteField = 'appointment-note'

interface Props {
  readonly found: ShownAppointment
  readonly onAdded: () => Promise<void>
}

export const PrivateNotes = ({ found: { id, notes, drafts }, onAdded }: Props) => (
  <div className="max-w-[46rem] space-y-5">
    <NewNote
      id={noteField}
      label={words.noteLabel}
      hint={words.noteHint}
      subject={`appointment/${id}/note`}
      begun={drafts.note}
      send={(note) => deskCall('desk_appointment_note', { id, ...note })}
      onAdded={onAdded}
    />
    <NoteList notes={notes} />
  </div>
)
