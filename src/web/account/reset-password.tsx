import { useState } from 'react'
import { useNavigate } from 'react-router'
import { spentLinkWords, resetPasswordWords as words } from '#content/account.ts'
import { passwordHint, passwordProblems } from '#content/password.ts'
import { pages } from '#contract/pages.ts'
import { passwordProblem } from '#domain/people/password.ts'
import { callApi } from '#web/api.ts'
import { FrontDoor } from '#web/art/front-door.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { noteSignedIn } from '#web/signed-in.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Form } from './form.tsx'
import { FormPage } from './form-page.tsx'
import { refusalProblems } from './refusal-problems.ts'
import { SpentLink } from './spent-link.tsx'
import { useAttempts } from './use-attempts.ts'
import { useFragmentToken } from './use-fragment-token.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const scene = <FrontDoor className="size-full" />

export default function ResetPassword() {
  const navigate = useNavigate()
  const attempts = useAttempts()
  const token = useFragmentToken()
  const [spent, setSpent] = useState<string | null>(null)
  const [password, setPassword] = useState('')

  const save = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const chosen = typed('password')
      setPassword(chosen)
      const about = (message: string) => [{ message, fieldId: 'password' }]
      if (chosen === '') return about(words.needsPassword)
      const problem = passwordProblem(chosen, 'order')
      if (problem) return about(passwordProblems[problem])
      if (!token) return undefined
      const reply = await callApi('reset_password', { token, password: chosen })
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
          name="password"
          label={words.password}
          hint={passwordHint}
          value={password}
          onChange={setPassword}
          error={attempts.problemOf('password')}
          autoComplete="new-password"
        />
        <Button type="submit" size="large" wide busy={attempts.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Form>
    </FormPage>
  )
}
