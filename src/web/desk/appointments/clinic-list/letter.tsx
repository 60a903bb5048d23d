import { letterWords as words } from '#content/appointments/clinic-list.ts'
import { deskWords } from '#content/desk/shell.ts'
import { useAction } from '#web/browser/use-action.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { useDraft } from '../../cases/list/use-draft.ts'
import { DraftStatus } from '../../cases/notes/draft-status.tsx'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import type { AppointmentView } from './appointment-view.ts'

/** Where `l` leads. */
export const letterField = 'appointment-letter'

interface Props {
  readonly found: AppointmentView
  readonly onSent: () => Promise<void>
}

/** The summary for the patient: written here, read in their account. */
export function Letter({ found, onSent }: Props) {
  const { letter, state } = found
  if (letter) {
    return (
      <article className="max-w-[46rem] rounded-xl border border-line bg-white px-5 py-4">
        <p className="whitespace-pre-line">{letter.body}</p>
        <p className="mt-3 text-xs text-ink-soft">{words.sent(letter.by, dateAndTimeOf(letter.at))}</p>
      </article>
    )
  }
  if (state === 'booked' || state === 'completed') return <NewLetter found={found} onSent={onSent} />
  return <p className="text-ink-soft">{words.none}</p>
}

function NewLetter({ found: { id, drafts, state }, onSent }: Props) {
  const draft = useDraft(`appointment/${id}/letter`, drafts.letter)
  const { run, isBusy, problem, setProblem } = useAction(deskWords.failed)
  const why = state !== 'completed' ? words.before : draft.text.trim() === '' ? words.empty : null

  async function send() {
    if (why !== null || isBusy) return
    await run(async () => {
      const { code, message } = await deskCall('desk_letter', { id, body: draft.text.trim() })
      if (code !== 200) setProblem(message)
      else draft.reset()
      if (code === 200 || code === 409) await onSent()
    })
  }

  return (
    <div className="max-w-[46rem] space-y-2">
      <DeskArea
        id={letterField}
        label={words.label}
        hint={words.hint}
        rows={6}
        value={draft.text}
        onChange={draft.write}
        onConfirm={() => void send()}
        problem={problem}
        maxLength={20_000}
      />
      <div className="flex items-start gap-3">
        <DeskButton
          shortcut="Ctrl+Enter"
          why={why}
          isBusy={isBusy}
          busyLabel={words.sending}
          onPress={() => void send()}
        >
          {words.send}
        </DeskButton>
        <DraftStatus draft={draft} />
      </div>
    </div>
  )
}
