import { type FormEvent, useEffect, useRef } from 'react'
import { brand } from '#content/brand.ts'
import { contactForm as words } from '#content/enquiries/contact-form.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { longestDescription } from '#domain/forms/contact-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import type { Progress as Sent } from './send-request.ts'
import type { useContactForm } from './use-contact-form.ts'

export function ContactFields({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const {
    about,
    request,
    change,
    attachments,
    problems,
    attempt,
    sending,
    isStopped,
    submit,
    begin,
    cancel,
    leave,
    shown,
  } = contact
  const button = useRef<HTMLButtonElement>(null)
  const isSending = sending !== null

  // Fields that can no longer be changed lose focus to nothing, and so does Cancel once it is gone.
  useEffect(() => {
    if (isSending || isStopped) button.current?.focus({ preventScroll: true })
  }, [isSending, isStopped])

  function send(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <>
      <h2 id="send-request">{words.heading}</h2>
      <noscript>
        <p className="mt-4 rounded-option bg-mint p-5">
          {words.needsScript.before}
          <a className={inlineLink} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          {words.needsScript.between}
          <a className={inlineLink} href={brand.phone.href}>
            {brand.phone.display}
          </a>
          {words.needsScript.after}
        </p>
      </noscript>
      <form
        noValidate
        method="dialog"
        onSubmit={send}
        onFocus={begin}
        onBlur={({ target }) => leave(target.id)}
        className="noscript:hidden"
      >
        <p className="mt-2 text-ink-soft">{words.intro}</p>
        {about && <p className="mt-4 rounded-option bg-mint px-5 py-4">{words.answering(about)}</p>}
        {problems.length > 0 && !isSending && (
          <div className="mt-6">
            <ErrorSummary problems={problems} attempt={attempt} />
          </div>
        )}
        <fieldset disabled={isSending} className="mt-6 space-y-6">
          <TextField
            name="email"
            type="email"
            label={words.email.label}
            hint={words.email.hint}
            value={request.email}
            onChange={(email) => change({ email })}
            error={shown.email}
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField
            name="reason"
            label={words.reason.label}
            first={words.reason.first}
            options={words.reasons}
            value={request.reason}
            onChange={(reason) => change({ reason })}
            error={shown.reason}
            required
          />
          <TextField
            name="subject"
            label={words.subject.label}
            hint={words.subject.hint}
            value={request.subject}
            onChange={(subject) => change({ subject })}
            error={shown.subject}
            required
            autoComplete="off"
          />
          <TextArea
            name="description"
            label={words.description.label}
            hint={words.description.hint}
            value={request.description}
            onChange={(description) => change({ description })}
            error={shown.description}
            limit={longestDescription}
            required
          />
          <AttachmentsField attachments={attachments} error={shown.files} />
        </fieldset>
        <div className="mt-8 space-y-5">
          <Button ref={button} type="submit" size="large" wide busy={isSending} busyLabel={words.sending}>
            {words.send}
          </Button>
          {sending && <UploadProgress progress={sending.progress} onCancel={cancel} />}
          <p role="status">{isStopped && !sending && words.stopped}</p>
        </div>
      </form>
    </>
  )
}

interface Props {
  /** Null before the first byte goes out. */
  readonly progress: Sent | null
  readonly onCancel: () => void
}

/** How far it has come, in figures too, and the way to stop it. */
function UploadProgress({ progress, onCancel }: Props) {
  const isAllSent = progress !== null && progress.sent >= progress.total
  const text = progress === null ? words.preparing : isAllSent ? words.arrived : soFar(progress)
  return (
    <div className="rounded-option bg-mint px-5 pt-5 pb-2">
      <Progress
        label={words.uploading}
        value={progress === null ? 0 : (progress.sent / Math.max(1, progress.total)) * 100}
        text={text}
        start={
          <Button variant="quiet" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      />
    </div>
  )
}

const soFar = ({ sent, total }: Sent) => `${formatSize(sent)} of ${formatSize(total)}`
