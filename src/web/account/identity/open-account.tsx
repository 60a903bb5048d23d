import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { openAccountWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { hideProgress, noteSignedIn } from '#web/browser/signed-in.ts'
import { FrontDoor } from '#web/kit/art/front-door.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { FormPage } from '../shell/form-page.tsx'
import { OpenWithPassword } from './open-with-password.tsx'
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
