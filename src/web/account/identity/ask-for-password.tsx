import { type ReactNode, useEffect, useState } from 'react'
import { openAccountWords as words } from '#content/identity/account.ts'
import { replacingPasswordHint } from '#domain/identity/password-words.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Form } from '../shell/form.tsx'
import { FormPage } from '../shell/form-page.tsx'
import { type Checks, useAttempts } from '../shell/use-attempts.ts'
import { newPasswordCheck } from './new-password-check.ts'
import { refusalProblems } from './refusal-problems.ts'

export interface AskForPasswordProps {
  readonly token: string
  readonly scene: ReactNode
  readonly onOpened: () => void
  readonly onSpent: () => void
  readonly isNew: boolean
  readonly onOther: () => void
}

const checks: Checks = {
  password: (password) => (password === '' ? words.needsPassword : null),
  newPassword: newPasswordCheck(words.needsNewPassword),
}

export function AskForPassword({ token, scene, onOpened, onSpent, isNew, onOther }: AskForPasswordProps) {
  const [password, setPassword] = useState('')
  const fieldId = isNew ? 'newPassword' : 'password'
  const attempts = useAttempts(checks, { [fieldId]: password })
  useEffect(focusPageStart, [])

  const send = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = typed(fieldId)
      setPassword(given)
      const problems = attempts.problemsIn({ [fieldId]: given })
      if (problems.length > 0) return problems
      const reply = await callApi('open_account', { token, [fieldId]: given })
      if (reply.code === 410) onSpent()
      else if (reply.code === 200) onOpened()
      else return refusalProblems(reply, [fieldId])
      return undefined
    })

  return (
    <FormPage heading={words.heading} lead={<p>{isNew ? words.newLead : words.lead}</p>} scene={scene}>
      <Form attempts={attempts} onSubmit={send}>
        <PasswordField
          {...attempts.field(fieldId, setPassword)}
          label={isNew ? words.newPassword : words.password}
          hint={isNew ? replacingPasswordHint : undefined}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
        <Button type="submit" size="large" wide busy={attempts.isBusy} busyLabel={words.busy}>
          {isNew ? words.newSubmit : words.submit}
        </Button>
        <p>
          <button type="button" onClick={onOther} className={`${inlineLink} min-h-11 cursor-pointer`}>
            {isNew ? words.back : words.doNotKnow}
          </button>
        </p>
      </Form>
    </FormPage>
  )
}
