import { useState } from 'react'
import { useNavigate } from 'react-router'
import { spentLinkWords, resetPasswordWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { replacingPasswordHint } from '#domain/identity/password-words.ts'
import { callApi } from '#web/browser/api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { FrontDoor } from '#web/kit/art/front-door.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Form } from '../shell/form.tsx'
import { FormPage } from '../shell/form-page.tsx'
import { type Checks, useAttempts } from '../shell/use-attempts.ts'
import { newPasswordCheck } from './new-password-check.ts'
import { refusalProblems } from './refusal-problems.ts'
import { SpentLink } from './spent-link.tsx'
import { forgetFragmentToken, useFragmentToken } from './use-fragment-token.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const scene = <FrontDoor className="size-full" />

const checks: Checks = { password: newPasswordCheck(words.needsPassword) }

export default function ResetPassword() {
  const navigate = useNavigate()
  const token = useFragmentToken()
  const [spent, setSpent] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const attempts = useAttempts(checks, { password })

  const save = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const chosen = typed('password')
      setPassword(chosen)
      const problems = attempts.problemsIn({ password: chosen })
      if (problems.length > 0) return problems
      if (!token) return undefined
      const reply = await callApi('reset_password', { token, password: chosen })
      if (reply.code === 410 || reply.code === 200) forgetFragmentToken()
      if (reply.code === 410) setSpent(token)
      else if (reply.code !== 200) return refusalProblems(reply, ['password'])
      else {
        noteSignedIn(false)
        showToast({ title: words.done, description: words.doneNext })
        navigate(pages.login, { replace: true })
      }
      return undefined
    })

  if (token === null || (token && token === spent)) {
    return (
      <SpentLink scene={scene} isMissing={token === null}>
        <ButtonLink to={pages.forgotPassword}>{spentLinkWords.askAgain}</ButtonLink>
      </SpentLink>
    )
  }
  return (
    <FormPage heading={words.heading} lead={<p>{words.lead}</p>} scene={scene}>
      <Form attempts={attempts} onSubmit={save}>
        <PasswordField
          {...attempts.field('password', setPassword)}
          label={words.password}
          hint={replacingPasswordHint}
          required
          autoComplete="new-password"
        />
        <Button type="submit" size="large" wide busy={attempts.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Form>
    </FormPage>
  )
}
