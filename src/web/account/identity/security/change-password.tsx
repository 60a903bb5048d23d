import { useEffect, useState } from 'react'
import { passwordWords as words } from '#content/identity/account-security.ts'
import { replacingPasswordHint } from '#domain/identity/password-words.ts'
import { callApi } from '#web/browser/api.ts'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Form } from '../../shell/form.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { newPasswordCheck } from '../new-password-check.ts'
import { refusalProblems } from '../refusal-problems.ts'
import { withTokenIfAsked } from '../with-token-if-asked.ts'
import { FormButtons } from './form-buttons.tsx'
import type { Careful } from './use-proof.tsx'

const checks: Checks = {
  password: (password) => (password === '' ? words.needsPresent : null),
  newPassword: newPasswordCheck(words.needsNext),
}

interface Props {
  readonly careful: Careful
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ChangePassword({ careful, onDone, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const attempts = useAttempts(checks, { password, newPassword })

  useEffect(() => document.getElementById('password')?.focus(), [])

  const save = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = { password: typed('password'), newPassword: typed('newPassword') }
      setPassword(given.password)
      setNewPassword(given.newPassword)
      const problems = attempts.problemsIn(given)
      if (problems.length > 0) return problems
      const reply = await careful(() => withTokenIfAsked((token) => callApi('change_password', { ...given, ...token })))
      if (!reply) return undefined
      if (reply.code !== 200) return refusalProblems(reply, ['password', 'newPassword'])
      showToast({ title: words.done, description: words.doneWhat })
      onDone()
      return undefined
    })

  return (
    <Form attempts={attempts} onSubmit={save}>
      <PasswordField
        {...attempts.field('password', setPassword)}
        label={words.present}
        required
        autoComplete="current-password"
      />
      <PasswordField
        {...attempts.field('newPassword', setNewPassword)}
        label={words.next}
        hint={replacingPasswordHint}
        required
        autoComplete="new-password"
      />
      <p className="text-ink-soft">{words.what}</p>
      <FormButtons isBusy={attempts.isBusy} busyLabel={words.busy} submit={words.submit} onClose={onClose} />
    </Form>
  )
}
