import { useEffect, useState } from 'react'
import { signInWords } from '#content/identity/account.ts'
import { passwordWords as words } from '#content/identity/account-security.ts'
import { replacingPasswordHint } from '#domain/identity/password-words.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Form } from '../../shell/form.tsx'
import { Section } from '../../shell/section.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { newPasswordCheck } from '../new-password-check.ts'
import { refusalProblems } from '../refusal-problems.ts'
import { withTokenIfAsked } from '../with-token-if-asked.ts'
import { FormButtons } from './form-buttons.tsx'
import type { SectionProps } from './section-props.ts'
import { useOpening } from './use-opening.ts'
import type { Careful } from './use-proof.tsx'

export function PasswordSection({ security, careful, onChange }: SectionProps) {
  const { isOpen, wasOpen, open, close } = useOpening()
  const { companies, hasPassword } = security
  const names = companies.map((company) => signInWords.providers[company])
  return (
    <Section id="password-part" heading={words.heading} what={hasPassword ? words.has : words.none}>
      {names.length > 0 && <p className="mt-1 text-ink-soft">{words.companies(names)}</p>}
      {!hasPassword && <SendPasswordLink security={security} careful={careful} onChange={onChange} />}
      {hasPassword &&
        (isOpen ? (
          <ChangePassword
            careful={careful}
            onDone={() => {
              close()
              onChange()
            }}
            onClose={close}
          />
        ) : (
          <Button variant="secondary" size="small" className="mt-4" autoFocus={wasOpen} onClick={open}>
            {words.change}
          </Button>
        ))}
    </Section>
  )
}

const checks: Checks = {
  password: (password) => (password === '' ? words.needsPresent : null),
  newPassword: newPasswordCheck(words.needsNext),
}

interface Props {
  readonly careful: Careful
  readonly onDone: () => void
  readonly onClose: () => void
}

function ChangePassword({ careful, onDone, onClose }: Props) {
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

function SendPasswordLink({ security: { email }, careful }: SectionProps) {
  const { isBusy, problems, run } = useAttempts()
  const [isSent, setIsSent] = useState(false)
  const send = () =>
    run(async () => {
      const reply = await careful(() => callApi('send_password_link', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      setIsSent(reply !== null)
      return undefined
    })
  if (isSent)
    return (
      <p role="status" className="mt-4 rounded-option bg-mint p-5">
        {words.sent(email)}
      </p>
    )
  return (
    <div className="mt-4 space-y-4">
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button variant="secondary" size="small" busy={isBusy} busyLabel={words.sendBusy} onClick={() => void send()}>
        {words.send}
      </Button>
    </div>
  )
}
