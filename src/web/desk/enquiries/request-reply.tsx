import { type FormEvent, useRef, useState } from 'react'
import { requestProblems, contactInboxWords as words } from '#content/enquiries/inbox.ts'
import type { ShownRequest } from '#contract/enquiries/inbox.ts'
import { attachmentProblems } from '#domain/enquiries/attachments.ts'
import { longestReply } from '#domain/enquiries/inbox.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useDraft } from '../cases/list/use-draft.ts'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { ReplyFiles } from './reply-files.tsx'
import { sendAnswer } from './send-answer.ts'

/** An answer that goes by email, with whatever is attached to it. */
export function RequestReply({ found: { id, draft }, onSent }: { found: ShownRequest; onSent: () => void }) {
  const { text: typed, kept, write: type, forget } = useDraft(`contact/${id}`, draft || undefined)
  const [files, setFiles] = useState<readonly File[]>([])
  const { run, isBusy, problem, setProblem } = useAction(words.notSent)
  const [said, setSaid] = useState('')
  /** Goes with words and files: sent again as they are, they are the same answer. */
  const sending = useRef({ words: '', files, id: randomUuid() })
  const box = useRef<HTMLTextAreaElement>(null)

  async function send(closes: boolean) {
    if (isBusy) return
    setProblem(null)
    setSaid('')
    if (typed.trim() === '') {
      setProblem(requestProblems.empty)
      return box.current?.focus()
    }
    const [wrong] = attachmentProblems(files)
    if (wrong) return setProblem(wrong)
    const isSame = sending.current.words === typed && sending.current.files === files
    if (!isSame) sending.current = { words: typed, files, id: randomUuid() }
    await run(async () => {
      const body = { id, sending: sending.current.id, words: typed, closes }
      const refused = await sendAnswer(body, files)
      if (refused === null) {
        forget()
        setFiles([])
        setSaid(words.sent)
        onSent()
      } else setProblem(`${refused} ${words.notSent}`)
    })
  }

  useKeys([
    { key: 'a', does: words.keys.reply, run: () => box.current?.focus() },
    { key: 'Ctrl+Enter', does: words.send, run: () => void send(false) },
  ])

  return (
    <form
      className="border-t border-line pt-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor="request-reply" className="font-semibold">
          {words.reply}
        </label>
        <span id="request-reply-hint" className="text-xs text-ink-soft">
          {words.replyHint}
        </span>
      </div>
      <textarea
        ref={box}
        id="request-reply"
        rows={4}
        value={typed}
        maxLength={longestReply}
        aria-describedby="request-reply-hint"
        onChange={(event) => type(event.currentTarget.value)}
        className="mt-2 block max-h-60 min-h-24 w-full resize-y rounded-option border border-line-strong bg-white px-3 py-2 field-sizing-content"
      />
      <ReplyFiles files={files} onFiles={setFiles} />
      {problem && (
        <div className="mt-2">
          <AlertMessage>{problem}</AlertMessage>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={words.sending}>
          {words.send} <Kbd dark>Ctrl+Enter</Kbd>
        </Button>
        <Button size="small" variant="secondary" disabled={isBusy} onClick={() => void send(true)}>
          {words.sendAndClose}
        </Button>
        <span role="status" className="ml-auto text-xs text-ink-soft">
          {said || (typed === '' ? '' : kept === 'kept' ? words.draftKept : words.draftNotKept)}
        </span>
      </div>
    </form>
  )
}
