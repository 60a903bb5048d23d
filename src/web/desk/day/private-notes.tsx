import { useRef, useState } from 'react'
import { notesWords } from '#content/desk/case.ts'
import { appointmentDeskWords as words } from '#content/desk/day.ts'
import { randomUuid } from '#web/device/random-uuid.ts'
import { useDraft } from '../cases/use-draft.ts'
import { dateAndTimeOf } from '../cases/written-date.ts'
import { deskCall } from '../desk-call.ts'
import { DeskButton } from '../parts/desk-button.tsx'
import { DeskArea } from '../parts/desk-field.tsx'
import { Kept } from './kept.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

/** Where `n` leads. */
export const noteField = 'appointment-note'

interface Props {
  readonly found: ShownAppointment
  readonly onAdded: () => Promise<void>
}

export const PrivateNotes = ({ found, onAdded }: Props) => (
  <div className="max-w-[46rem] space-y-5">
    <NewNote found={found} onAdded={onAdded} />
    {found.notes.length === 0 ? (
      <p className="text-ink-soft">{words.notesNone}</p>
    ) : (
      <ul className="space-y-3">
        {found.notes.map(({ id, by, at, body }) => (
          <li key={id} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
            <p className="whitespace-pre-line">{body}</p>
            <p className="mt-1 text-xs text-ink-soft">
              {by} · {dateAndTimeOf(at)}
            </p>
          </li>
        ))}
      </ul>
    )}
  </div>
)

function NewNote({ found: { id, drafts }, onAdded }: Props) {
  const note = useDraft(`appointment/${id}/note`, drafts.note)
  // The same until it has arrived: sent again it is the same note.
  const noteId = useRef(randomUuid())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isEmpty = note.text.trim() === ''

  async function add() {
    if (isEmpty || isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { code, message } = await deskCall('desk_appointment_note', { id, noteId: noteId.current, body: note.text })
      if (code !== 200) return setProblem(message)
      noteId.current = randomUuid()
      note.reset()
      await onAdded()
    } catch {
      setProblem(notesWords.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="space-y-2">
      <DeskArea
        id={noteField}
        label={words.noteLabel}
        hint={words.noteHint}
        value={note.text}
        onChange={note.write}
        onConfirm={() => void add()}
        problem={problem}
        maxLength={10_000}
      />
      <div className="flex items-center gap-3">
        <DeskButton
          shortcut="Ctrl+Enter"
          why={isEmpty ? words.noteEmpty : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.noteAdding}
          onPress={() => void add()}
        >
          {words.noteAdd}
        </DeskButton>
        <Kept draft={note} />
      </div>
    </div>
  )
}
