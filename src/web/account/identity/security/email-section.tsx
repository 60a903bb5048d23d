import { useState } from 'react'
import { securityRefusals, emailWords as words } from '#content/identity/account-security.ts'
import { isEmail } from '#domain/identity/email.ts'
import { retention } from '#domain/privacy/retention.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Form } from '../../shell/form.tsx'
import { dayAndTimeOf, dayOf } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { refusalProblems } from '../refusal-problems.ts'
import { FormButtons } from './form-buttons.tsx'
import type { SectionProps } from './section-props.ts'
import { useOpening } from './use-opening.ts'

export function EmailSection(part: SectionProps) {
  const { email, emailChange, undoUntil } = part.security
  const { isOpen, wasOpen, open, close } = useOpening()
  return (
    <Section id="email-part" heading={words.heading} what={words.what}>
      <p className="mt-3 font-semibold wrap-anywhere">{email}</p>
      {undoUntil && <p className="mt-1 text-sm text-ink-soft">{words.undo(dayOf(undoUntil))}</p>}
      {emailChange ? (
        <WaitingEmail {...part} change={emailChange} />
      ) : isOpen ? (
        <NewEmailForm {...part} onClose={close} />
      ) : (
        <Button variant="secondary" size="small" className="mt-4" autoFocus={wasOpen} onClick={open}>
          {words.change}
        </Button>
      )}
    </Section>
  )
}

const { proveHours, undoDays } = retention.emailChange

const checks: Checks = {
  email: (email) =>
    email.trim() === '' ? words.needsNext : isEmail(email.trim()) ? null : securityRefusals.notAnEmail,
}

function NewEmailForm({ careful, onChange, onClose }: SectionProps & { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const attempts = useAttempts(checks, { email })
  const send = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = typed('email').trim()
      setEmail(given)
      const problems = attempts.problemsIn({ email: given })
      if (problems.length > 0) return problems
      const reply = await careful(() => callApi('change_email', { email: given }))
      if (!reply) return undefined
      if (reply.code !== 200) return refusalProblems(reply, ['email'])
      onClose()
      onChange()
      return undefined
    })
  return (
    <Form attempts={attempts} onSubmit={send}>
      <TextField
        {...attempts.field('email', setEmail)}
        type="email"
        label={words.next}
        required
        autoFocus
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-ink-soft">{words.how(proveHours, undoDays)}</p>
      <FormButtons isBusy={attempts.isBusy} busyLabel={words.busy} submit={words.submit} onClose={onClose} />
    </Form>
  )
}

interface Props extends SectionProps {
  readonly change: { readonly to: string; readonly until: string }
}

function WaitingEmail({ change: { to, until }, careful, onChange }: Props) {
  const { isBusy, problems, run } = useAttempts()
  const callOff = () =>
    run(async () => {
      const reply = await careful(() => callApi('cancel_email_change', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      if (reply) showToast({ title: words.calledOff })
      onChange()
      return undefined
    })
  return (
    <div className="mt-4 space-y-4">
      <p role="status" className="rounded-option bg-mint p-5 wrap-anywhere">
        {words.waiting(to, dayAndTimeOf(until))}
      </p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button variant="quiet" size="small" busy={isBusy} busyLabel={words.callingOff} onClick={() => void callOff()}>
        {words.callOff}
      </Button>
    </div>
  )
}
