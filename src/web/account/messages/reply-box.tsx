import { type FormEvent, useRef, useState } from 'react'
import { attachWords } from '#content/evidence/attachments.ts'
import { myMessageProblems as problems, myMessagesWords as words } from '#content/messages/my-messages.ts'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import type { Message } from '#contract/messages/messages.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { tabStorage } from '#web/browser/browser-storage.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { AttachFiles } from '#web/shared/uploads/attach-files.tsx'
import { ownUploader } from '#web/shared/uploads/uploader.ts'
import { useAttachments } from '#web/shared/uploads/use-attachments.ts'

interface Props {
  readonly uploads: string
  readonly unsent: readonly UploadedFile[]
  readonly onSent: (message: Message, answer: PromisedTime) => void
}

const by = ownUploader('message')

/** What is typed stays until the server has it, whatever happens in between. */
export function ReplyBox({ uploads, unsent, onSent }: Props) {
  const [draft, setDraft] = useState(() => keptDraft(uploads))
  const attachments = useAttachments({ uploads, by, unsent, most: threadPolicy.mostFiles })
  const { run, isBusy, problem, setProblem } = useAction(words.notSent)
  const [isMissing, setIsMissing] = useState(false)
  const [said, setSaid] = useState('')
  const isOnline = useIsOnline()
  const form = useRef<HTMLFormElement>(null)

  function change(next = newDraft()) {
    keepDraft(next, uploads)
    setDraft(next)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    setSaid('')
    if (attachments.isUnderWay) return setProblem(attachWords.underWay)
    if (draft.words.trim() === '' && attachments.files.length === 0) {
      setIsMissing(true)
      form.current?.querySelector('textarea')?.focus()
      return
    }
    const tried = withFiles(
      draft,
      attachments.files.map(({ id }) => id),
    )
    change(tried)
    await run(async () => {
      const { code, data, message } = await callApi('send_message', { ...tried, fileIds: [...tried.fileIds] })
      if (code === 200 && data) {
        change()
        attachments.clear()
        setSaid(words.sent)
        onSent(data.message, data.answer)
      } else setProblem(`${message} ${words.notSent}`)
    })
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="space-y-4">
      <TextArea
        name="message"
        label={words.label}
        rows={3}
        limit={threadPolicy.longestMessage}
        value={draft.words}
        error={isMissing ? problems.empty : undefined}
        onChange={(typed) => {
          setIsMissing(false)
          change(newDraft(typed, draft.fileIds))
        }}
      />
      <AttachFiles of={attachments} />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {!isOnline && <p className="rounded-option bg-apricot-pale px-4 py-3">{words.offline}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" busy={isBusy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <p role="status" className="text-green">
          {said}
        </p>
      </div>
    </form>
  )
}

const key = 'message_draft'

/** The number goes with words and files: sent again as they are they are the same message, and changed they are another. */
interface Draft {
  readonly words: string
  readonly fileIds: readonly string[]
  readonly sending: string
}

const newDraft = (words = '', fileIds: readonly string[] = []): Draft => ({
  words,
  fileIds,
  sending: randomUuid(),
})

/** The same message, unless other files go with it than when it was last tried. */
const withFiles = (draft: Draft, fileIds: readonly string[]): Draft =>
  fileIds.join() === draft.fileIds.join() ? draft : newDraft(draft.words, fileIds)

/** `of`: whose draft it is, by what the server gives each patient for their uploads. Another person may have signed in since. */
function keptDraft(of: string): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '')
    const { words, sending, fileIds = [], ...about } = Object(kept) as Partial<Draft & { readonly of: string }>
    if (about.of !== of) return newDraft()
    if (typeof words === 'string' && typeof sending === 'string') return { words, sending, fileIds: [...fileIds] }
  } catch {
    // Nothing was kept, or something that nobody can read any more.
  }
  return newDraft()
}

function keepDraft(draft: Draft, of: string): void {
  if (draft.words === '' && draft.fileIds.length === 0) tabStorage.removeItem(key)
  else tabStorage.setItem(key, JSON.stringify({ ...draft, of }))
}
