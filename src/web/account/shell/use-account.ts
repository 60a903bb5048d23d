import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { rememberReturn } from '#web/shared/pages/return-to.ts'

export type Account = CallReply<'my_account'>

/** The signed-in person's account. Whoever is not signed in goes to do that, and comes back. */
export function useAccount() {
  const navigate = useNavigate()
  const [account, setAccount] = useState<Account | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    async function fetchAccount() {
      const { code, data } = await readApi('my_account', {}, leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 200 && data) {
        noteSignedIn(true)
        setAccount(data)
      } else if (code === 401) {
        noteSignedIn(false)
        rememberReturn(window.location.pathname + window.location.search)
        navigate(pages.login, { replace: true })
      } else setAccount('failed')
    }
    fetchAccount().catch(() => {
      if (!leaving.signal.aborted) setAccount('failed')
    })
    return () => leaving.abort()
  }, [tries, navigate])

  function tryAgain() {
    setAccount('loading')
    setTries((last) => last + 1)
  }

  /** Asks again while what is known stays in sight. */
  const refresh = () => setTries((last) => last + 1)

  return { account, tryAgain, refresh }
}
