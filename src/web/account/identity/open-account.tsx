import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { openAccountWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { replacingPasswordHint } from '#domain/identity/password-words.ts'
import { callApi } from '#web/browser/api.ts'
import { hideProgress, noteSignedIn } from '#web/browser/signed-in.ts'
import { FrontDoor } from '#web/kit/art/front-door.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
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

type Stage = 'opening' | 'failed' | 'password' | 'spent'

/** The link sent with a receipt. On the device that ordered there is nothing to do. */
export default function OpenAccount() {
  const navigate = useNavigate()
  const token = useFragmentToken()
  const [stage, setStage] = useState<Stage>('opening')

  const opened = useCallback(() => {
    forgetFragmentToken()
    hideProgress()
    noteSignedIn(true)
    showToast({ title: words.done })
    navigate(pages.account, { replace: true })
  }, [navigate])

  const spent = useCallback(() => {
    forgetFragmentToken()
    setStage('spent')
  }, [])

  const open = useCallback(
    async (link: string) => {
      setStage('opening')
      const { code, data } = await callApi('open_account', { token: link }).catch(() => ({ code: 0, data: null }))
      if (code === 410) spent()
      else if (code !== 200 || !data) setStage('failed')
      else if (data.isOpen) opened()
      else setStage('password')
    },
    [opened, spent],
  )

  useEffect(() => {
    if (token) void open(token)
  }, [token, open])

  if (token === null || stage === 'spent') {
    return (
      <SpentLink scene={scene} isMissing={token === null}>
        <p className="text-lg text-ink-soft">{words.signInForLink}</p>
        <ButtonLink to={pages.login}>{words.signIn}</ButtonLink>
      </SpentLink>
    )
  }
  if (token && stage === 'password') {
    return <OpenWithPassword token={token} scene={scene} onOpened={opened} onSpent={spent} />
  }
  return (
    <FormPage heading={words.heading} scene={scene}>
      {stage === 'failed' ? (
        <div role="alert" className="mt-5 space-y-5 text-lg">
          <p>{words.failed}</p>
          <Button onClick={() => token && open(token)}>{words.tryAgain}</Button>
        </div>
      ) : (
        <WaitingLine>{words.opening}</WaitingLine>
      )}
    </FormPage>
  )
}

/** Another device than the one that ordered: the password of the order, or a new one. */
function OpenWithPassword(props: Omit<AskForPasswordProps, 'isNew' | 'onOther'>) {
  const [isNew, setIsNew] = useState(false)
  // Each with attempts of its own.
  return <AskForPassword key={String(isNew)} {...props} isNew={isNew} onOther={() => setIsNew(!isNew)} />
}

interface AskForPasswordProps {
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

function AskForPassword({ token, scene, onOpened, onSpent, isNew, onOther }: AskForPasswordProps) {
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
