import { useRef } from 'react'
import { notesWords as words } from '#content/cases/case.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { useDraft } from '../list/use-draft.ts'
import { DraftStatus } from './draft-status.tsx'

interface Props {
  /** Of the field, where a key leads. */
  readonly id: string
  readonly label: string
  readonly hint: string
  /** On the button, where it is no note. */
  readonly add?: string
  /** Why it cannot be sent yet, where it is no note. */
  readonly empty?: string
  /** Under which the server keeps what is typed. */
  readonly subject: string
  readonly begun: string | undefined
  readonly send: (note: { readonly noteId: string; readonly body: string }) => Promise<{
    readonly code: number
    readonly message: string
  }>
  readonly onAdded: () => Promise<void>
}

export function NewNote({
  id,
  label,
  hint,
  add: button = words.add,
  empty = words.empty,
  subject,
  begun,
  send,
  onAdded,
}: Props) {
  const note = useDraft(subject, begun)
  // The same until it has arrived: sent again it is the same note.
  const noteId = useRef(randomUuid())
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  const isEmpty = note.text.trim() === ''

  async function add() {
    if (isEmpty || isBusy) return
    await run(async () => {
      const { code, message } = await send({ noteId: noteId.current, body: note.text })
      if (code !== 200) return setProblem(message)
      noteId.current = randomUuid()
      note.reset()
      await onAdded()
    })
  }

  return (
    <div className="space-y-2">
      <DeskArea
        id={id}
        label={label}
        hint={hint}
        value={note.text}
        onChange={note.write}
        onConfirm={() => void add()}
        problem={problem}
        maxLength={10_000}
      />
      <div className="flex items-center gap-3">
        <DeskButton
          shortcut="Ctrl+Enter"
          why={isEmpty ? empty : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.adding}
          onPress={() => void add()}
        >
          {button}
        </DeskButton>
        <DraftStatus draft={note} />
      </div>
    </div>
  )
}
