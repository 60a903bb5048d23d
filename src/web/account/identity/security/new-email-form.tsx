import { useState } from 'react'
import { securityRefusals, emailWords as words } from '#content/identity/account-security.ts'
import { isEmail } from '#domain/identity/email.ts'
import { retention } from '#domain/privacy/retention.ts'
import { callApi } from '#web/browser/api.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { Form } from '../../shell/form.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { refusalProblems } from '../refusal-problems.ts'
import { FormButtons } from './form-buttons.tsx'
import type { Part } from './part.ts'

const { proveHours, undoDays } = retention.emailChange

const checks: Checks = {
  email: (email) =>
    email.trim() === '' ? words.needsNext : isEmail(email.trim()) ? null : securityRefusals.notAnEmail,
}

export function NewEmailForm({ careful, onChange, onClose }: Part & { onClose: () => void }) {
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
