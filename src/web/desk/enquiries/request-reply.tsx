import { type FormEvent, useRef, useState } from 'react'
import { contactForm } from '#content/enquiries/contact-form.ts'
import { requestProblems, contactInboxWords as words } from '#content/enquiries/inbox.ts'
import { uploadWords } from '#content/evidence/account-tasks.ts'
import { attachWords } from '#content/evidence/attachments.ts'
import type { CallBody } from '#contract/calls.ts'
import type { RequestView } from '#contract/enquiries/inbox.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { acceptedFiles } from '#domain/enquiries/attachment-kinds.ts'
import {
  attachmentProblem,
  attachmentProblems,
  formatSize,
  largestAttachment,
  mostAttachments,
} from '#domain/enquiries/attachments.ts'
import { longestReply } from '#domain/enquiries/inbox.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage, ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { PickFiles } from '#web/shared/uploads/pick-files.tsx'
import { RemoveButton } from '#web/shared/uploads/remove-button.tsx'
import { postWithFiles } from '#web/shared/uploads/uploader.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { deskCall, heard } from '../desk-call.ts'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'

/** An answer that goes by email, with whatever is attached to it. */
export function RequestReply({ found: { id, draft }, onSent }: { found: RequestView; onSent: () => void }) {
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

type Answer = Omit<CallBody<'desk_reply_request'>, 'files'>

const answerWithinMs = 300_000

/** Null: it is sent. Else what was wrong with it, in words. */
async function sendAnswer(answer: Answer, files: readonly File[]): Promise<string | null> {
  const reply = files.length === 0 ? await deskCall('desk_reply_request', answer) : await withFiles(answer, files)
  return reply.code === 200 ? null : wordsOf(reply)
}

async function withFiles(answer: Answer, files: readonly File[]) {
  const named = files.map(({ name, size, type }) => ({ name, size, type }))
  const signal = AbortSignal.timeout(answerWithinMs)
  return heard(await postWithFiles('desk_reply_request', { ...answer, files: named }, files, signal))
}

/** Of a file that was refused, what is wrong with it. */
function wordsOf({ message, data }: Envelope<unknown>): string {
  const { fields = [] } = Object(data) as { readonly fields?: readonly FieldProblem[] }
  return fields.length > 0 ? fields.map((field) => field.message).join(' ') : message
}

interface Props {
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Files that go with an answer by email. What is wrong with one before it is read stands beside it. */
function ReplyFiles({ files, onFiles }: Props) {
  const add = (chosen: readonly File[]) =>
    onFiles([...files, ...chosen.filter((file) => !files.some((other) => isSame(file, other)))])
  return (
    <fieldset aria-describedby="reply-files-hint" className="mt-2 min-w-0">
      <legend className="sr-only">{attachWords.legend}</legend>
      <ul aria-label={attachWords.list} className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {files.map((file) => {
          const problem = attachmentProblem(file)
          return (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className={`flex max-w-full items-center gap-2 rounded-option border bg-white pl-3 text-xs ${problem ? 'border-brick' : 'border-line'}`}
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{file.name}</span>{' '}
                <span className="text-ink-soft tabular-nums">{formatSize(file.size)}</span>
                {problem && <ErrorMessage>{problem}</ErrorMessage>}
              </span>
              <RemoveButton
                label={`${uploadWords.remove} ${file.name}`}
                onPress={() => onFiles(files.filter((other) => other !== file))}
              />
            </li>
          )
        })}
      </ul>
      <PickFiles accept={acceptedFiles} onPick={add}>
        <span id="reply-files-hint" className="sr-only text-xs text-ink-soft xl:not-sr-only">
          {contactForm.attachments.hint(mostAttachments, formatSize(largestAttachment))}
        </span>
      </PickFiles>
    </fieldset>
  )
}
