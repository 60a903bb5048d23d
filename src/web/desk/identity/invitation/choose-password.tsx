import { useState } from 'react'
import { invitationWords as words } from '#content/identity/staff-sign-in.ts'
import type { CallReply } from '#contract/calls.ts'
import { shortestPassword } from '#domain/identity/password.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { DeskForm } from '../sign-in/desk-form.tsx'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'

interface Props {
  readonly token: string
  readonly email: string
  readonly onChosen: (enrolling: CallReply<'desk_accept_invitation'>) => void
  readonly onSpent: () => void
}

export function ChoosePassword({ token, email, onChosen, onSpent }: Props) {
  const { isBusy, problems, run } = useSignInAttempt()
  const [password, setPassword] = useState('')

  const submit = (typed: (field: string) => string) =>
    run(async () => {
      const reply = await callApi('desk_accept_invitation', { token, password: typed('password') })
      if (reply.code === 410) onSpent()
      else if (reply.code !== 200 || !reply.data) return problemsOf(reply)
      else onChosen(reply.data)
      return undefined
    })

  return (
    <DeskForm problems={problems} onSubmit={submit}>
      {/* For a password manager, which keeps the two together. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint(shortestPassword.order)}
        value={password}
        onChange={setPassword}
        error={problems.fields.password}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </DeskForm>
  )
}
