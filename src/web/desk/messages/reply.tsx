import { type FormEvent, useRef, useState } from 'react'
import { attachWords } from '#content/evidence/attachments.ts'
import { deskMessageProblems, deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import { messageTemplates } from '#content/messages/message-templates.ts'
import type { CallReply } from '#contract/calls.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { AttachFiles } from '#web/shared/uploads/attach-files.tsx'
import { postWithFiles, type Uploader } from '#web/shared/uploads/uploader.ts'
import { useAttachments } from '#web/shared/uploads/use-attachments.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { deskCall } from '../desk-call.ts'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'

interface Props {
  readonly accountId: string
  readonly name: string
  readonly thread: Pick<CallReply<'desk_thread'>, 'draft' | 'cases' | 'unsent' | 'uploads'>
  readonly onSent: () => void
}

const templateKeys = Object.keys(messageTemplates) as (keyof typeof messageTemplates)[]

export function Reply({ accountId, name, thread: { draft, cases, unsent, uploads }, onSent }: Props) {
  const { text: typed, kept, write: type, forget } = useDraft(`thread/${accountId}`, draft || undefined)
  const [expectsAnswer, setExpectsAnswer] = useState(false)
  const [caseId, setCaseId] = useState(cases[0]?.id ?? null)
  const by = deskUploader(accountId)
  const attachments = useAttachments({ uploads, by, unsent, most: threadPolicy.mostFiles })
  const { run, isBusy, problem, setProblem } = useAction(words.notSent)
  const [said, setSaid] = useState('')
  /** Goes with words and files: sent again as they are, they are the same message. */
  const sending = useRef({ of: '', id: randomUuid() })
  const box = useRef<HTMLTextAreaElement>(null)

  async function send() {
    if (isBusy) return
    setProblem(null)
    setSaid('')
    if (attachments.isUnderWay) return setProblem(attachWords.underWay)
    const fileIds = attachments.files.map(({ id }) => id)
    if (typed.trim() === '' && fileIds.length === 0) {
      setProblem(deskMessageProblems.empty)
      return box.current?.focus()
    }
    const of = JSON.stringify([typed, ...fileIds])
    if (sending.current.of !== of) sending.current = { of, id: randomUuid() }
    await run(async () => {
      const { code, message } = await deskCall('desk_send_message', {
        accountId,
        sending: sending.current.id,
        words: typed,
        fileIds,
        waitingFor: expectsAnswer ? 'patient' : 'nobody',
        caseId,
      })
      if (code === 200) {
        forget()
        attachments.clear()
        setExpectsAnswer(false)
        setSaid(words.sent)
        onSent()
      } else setProblem(`${message} ${words.notSent}`)
    })
  }

  useKeys([
    { key: 'a', does: words.keys.reply, run: () => box.current?.focus() },
    { key: 'Ctrl+Enter', does: words.send, run: () => void send() },
  ])

  function begin(key: string) {
    const template = messageTemplates[key as keyof typeof messageTemplates]
    if (!template) return
    type(typed.trim() === '' ? template.words : `${typed.trimEnd()}\n\n${template.words}`)
    setExpectsAnswer(template.expectsAnswer)
    box.current?.focus()
  }

  return (
    <form
      className="border-t border-line pt-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor="reply" className="font-semibold">
          {words.reply}
        </label>
        <span id="reply-hint" className="text-xs text-ink-soft">
          {words.replyHint(name)}
        </span>
      </div>
      <textarea
        ref={box}
        id="reply"
        rows={4}
        value={typed}
        maxLength={threadPolicy.longestMessage}
        aria-describedby="reply-hint"
        onChange={(event) => type(event.currentTarget.value)}
        className="mt-2 block max-h-60 w-full resize-y rounded-option border border-line-strong bg-white px-3 py-2 field-sizing-content min-h-24"
      />
      <div className="mt-2">
        <AttachFiles of={attachments} />
      </div>
      {problem && (
        <div className="mt-2">
          <AlertMessage>{problem}</AlertMessage>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={words.sending}>
          {words.send} <Kbd dark>Ctrl+Enter</Kbd>
        </Button>
        <select
          aria-label={words.template}
          value=""
          onChange={(event) => begin(event.currentTarget.value)}
          className="cursor-pointer rounded-lg border border-line-strong bg-white px-2 py-1 text-xs"
        >
          <option value="">{words.template}</option>
          {templateKeys.map((key) => (
            <option key={key} value={key}>
              {messageTemplates[key].title}
            </option>
          ))}
        </select>
        <label className="flex cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={expectsAnswer}
            onChange={(event) => setExpectsAnswer(event.currentTarget.checked)}
          />
          {words.expectsAnswer}
        </label>
        {cases.map(({ id, reference }) => (
          <label key={id} className="flex cursor-pointer items-center gap-2" title={words.aboutTreatmentWhy}>
            <input
              type="checkbox"
              checked={caseId === id}
              onChange={(event) => setCaseId(event.currentTarget.checked ? id : null)}
            />
            {words.aboutTreatment(reference)}
          </label>
        ))}
        <span role="status" className="ml-auto text-xs text-ink-soft">
          {said || (typed === '' ? '' : kept === 'kept' ? words.draftKept : words.draftNotKept)}
        </span>
      </div>
    </form>
  )
}

/** Of whoever is signed in to the desk, for a message to one person. */
const deskUploader = (accountId: string): Uploader => ({
  purpose: accountId,
  begin: (file, signal) => deskCall('desk_begin_upload', { ...file, accountId }, signal),
  piece: (of, bytes, signal) => postWithFiles('desk_upload_piece', { ...of, accountId }, [bytes], signal),
  finish: (id, signal) => deskCall('desk_finish_upload', { id, accountId }, signal),
  remove: (id) => deskCall('desk_remove_upload', { id, accountId }),
})
