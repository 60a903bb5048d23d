import { useEffect } from 'react'
import { discussionWords as words } from '#content/cases/returns.ts'
import type { CallReply } from '#contract/calls.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { dateAndTimeOf } from '../list/format-date.ts'
import { NewNote } from './new-note.tsx'

interface Props {
  readonly caseId: string
  readonly messages: CallReply<'desk_prescription'>['discussion']
  readonly begun: string | undefined
  readonly onAdded: () => Promise<void>
}

/** What pharmacist and prescriber write to each other about a case. Shown, it is read. */
export function Discussion({ caseId, messages, begun, onAdded }: Props) {
  const mayWrite = useMay('work-cases')
  const hasNew = messages.some(({ isNew }) => isNew)
  useEffect(() => {
    if (hasNew) void deskCall('desk_read_case_messages', { id: caseId }).catch(() => undefined)
  }, [caseId, hasNew])
  return (
    <div className="space-y-4">
      {messages.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ol className="space-y-2.5">
          {messages.map(({ id, by, at, body, isNew }) => (
            <li key={id} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
              <p className="text-xs text-ink-soft">
                {by} · {dateAndTimeOf(at)}
                {isNew && (
                  <span className="ml-2 rounded-full bg-caution/40 px-2 font-semibold text-ink">{words.new}</span>
                )}
              </p>
              <p className="break-words whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      )}
      {mayWrite && (
        <NewNote
          id="discussion"
          label={words.label}
          hint={words.hint}
          add={words.add}
          empty={words.empty}
          subject={`case/${caseId}/discussion`}
          begun={begun}
          send={({ noteId, body }) => deskCall('desk_case_message', { id: caseId, messageId: noteId, body })}
          onAdded={onAdded}
        />
      )}
    </div>
  )
}
