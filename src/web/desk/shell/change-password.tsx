import { useState } from 'react'
import { personWords as words } from '#content/desk/shell.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { DeskForm } from '../identity/sign-in/desk-form.tsx'
import { problemsOf, useSignInAttempt } from '../identity/sign-in/use-sign-in-attempt.ts'

export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { isBusy, problems, run } = useSignInAttempt()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')

  const change = () =>
    run(async () => {
      const reply = await deskCall('desk_change_password', { password, newPassword })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.changed, description: words.changedNext })
      onDone()
      return undefined
    })

  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-4">{words.changeHeading}</h3>
      <DeskForm problems={problems} onSubmit={change}>
        <PasswordField
          name="password"
          label={words.password}
          value={password}
          onChange={setPassword}
          error={problems.fields.password}
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label={words.newPassword}
          value={newPassword}
          onChange={setNewPassword}
          error={problems.fields.newPassword}
          autoComplete="new-password"
        />
        <Button type="submit" busy={isBusy} busyLabel={words.changing}>
          {words.change}
        </Button>
      </DeskForm>
    </section>
  )
}
