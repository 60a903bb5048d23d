import { useRef, useState } from 'react'
import { notesWords as words } from '#content/desk/case.ts'
import { randomUuid } from '#web/device/random-uuid.ts'
import { type Draft, useDraft } from '../cases/use-draft.ts'
import { dateAndTimeOf } from '../cases/written-date.ts'
import { deskCall } from '../desk-call.ts'
import { DeskButton } from '../parts/desk-button.tsx'
import { DeskArea } from '../parts/desk-field.tsx'
import { useMay } from '../shell/me.ts'
import type { ShownCase } from './shown-case.ts'

interface Props {
  readonly found: ShownCase
  readonly onAdded: () => Promise<void>
}

/** Where `n` leads. */
export const noteField = 'note'

/** Among colleagues. */
export function Notes({ found, onAdded }: Props) {
  const mayWrite = useMay('work-cases')
  return (
    <div className="space-y-5">
      {mayWrite && <NewNote found={found} onAdded={onAdded} />}
      {found.notes.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
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
}

const keptWords = { kept: words.kept, 'not kept': words.notKept, nothing: '' } as const satisfies Record<
  Draft['kept'],
  string
>

function NewNote({ found: { id, drafts }, onAdded }: Props) {
  const note = useDraft(`case/${id}/note`, drafts.note)
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
      const { code, message } = await deskCall('desk_note', { id, noteId: noteId.current, body: note.text })
      if (code !== 200) return setProblem(message)
      noteId.current = randomUuid()
      note.reset()
      await onAdded()
    } catch {
      setProblem(words.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="space-y-2">
      <DeskArea
        id={noteField}
        label={words.label}
        hint={words.hint}
        value={note.text}
        onChange={note.write}
        onConfirm={() => void add()}
        problem={problem}
        maxLength={10_000}
      />
      <div className="flex items-center gap-3">
        <DeskButton
          shortcut="Ctrl+Enter"
          why={isEmpty ? words.empty : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.adding}
          onPress={() => void add()}
        >
          {words.add}
        </DeskButton>
        <span role="status" className="text-xs text-ink-soft">
          {keptWords[note.kept]}
        </span>
      </div>
    </div>
  )
}
