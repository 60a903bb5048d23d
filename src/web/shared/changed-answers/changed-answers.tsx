import { type FormEvent, useState } from 'react'
import { changedAnswersWords as words } from '#content/evidence/changed-answers.ts'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { useRead } from '#web/browser/use-read.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'

type Changed = CallReply<'my_changed_answers'>['changed']

interface Props {
  /** Asked anew when it changes: an answer may have been saved since. */
  readonly since?: string
  readonly onSent?: () => void
}

/** Asks why an answer has changed that ruled the medicine out. Nothing where none has. */
export function ChangedAnswers({ since = '', onSent }: Props) {
  // Asked anew after a later answer.
  const { data } = useRead('my_changed_answers', {}, { version: since })
  const changed = data?.changed ?? []
  const [isSent, setIsSent] = useState(false)

  if (isSent) return <p role="status">{words.sent}</p>
  if (changed.length === 0) return null
  const sent = () => {
    setIsSent(true)
    onSent?.()
  }
  return <Reason changed={changed} onSent={sent} />
}

function Reason({ changed, onSent }: { readonly changed: Changed; readonly onSent: () => void }) {
  const [reason, setReason] = useState('')
  const { run, isBusy, problem, setProblem } = useAction(words.failed)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setProblem(words.empty)
    await run(async () => {
      const { code } = await callApi('explain_changed_answers', { reason })
      if (code === 200 || code === 409) onSent()
      else setProblem(words.failed)
    })
  }

  return (
    <section aria-labelledby="changed-answers" className="my-6 rounded-card border border-line bg-white p-6">
      <h2 id="changed-answers" className="text-[1.375rem]">
        {words.title}
      </h2>
      <p className="mt-2">{words.lead}</p>
      <ul className="my-4 space-y-3">
        {changed.map(({ before, now }) => (
          <li key={before}>
            <dl>
              <dt className="text-sm text-ink-soft">{words.before}</dt>
              <dd className="font-medium">{before}</dd>
              <dt className="mt-1 text-sm text-ink-soft">{words.now}</dt>
              <dd className="font-medium">{now}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={(event) => void send(event)} className="space-y-4">
        <TextArea
          name="changed-reason"
          label={words.reason}
          hint={words.hint}
          rows={3}
          limit={1_000}
          value={reason}
          onChange={setReason}
          error={problem ?? undefined}
        />
        <Button type="submit" busy={isBusy}>
          {words.send}
        </Button>
      </form>
    </section>
  )
}
