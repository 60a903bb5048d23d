import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/device/api.ts'
import { noteSignedIn } from '#web/device/signed-in.ts'
import { createFollowUp } from '#web/shared/answers/medicines-and-conditions.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'

/** The follow-up form of whoever is signed in. Whoever is not goes to do that. */
export function useFollowUp() {
  const navigate = useNavigate()
  const [followUp, setFollowUp] = useState<Questionnaire | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      const { code, data } = await callApi(
        'load_instance',
        { questionnaire: 'medicines-and-conditions' },
        leaving.signal,
      )
      if (leaving.signal.aborted) return
      if (code === 401) {
        noteSignedIn(false)
        navigate(pages.login, { replace: true })
      } else setFollowUp(code === 200 && data ? createFollowUp(data) : 'failed')
    }
    load().catch(() => {
      if (!leaving.signal.aborted) setFollowUp('failed')
    })
    return () => leaving.abort()
  }, [tries, navigate])

  function tryAgain() {
    setFollowUp('loading')
    setTries((last) => last + 1)
  }

  return { followUp, tryAgain }
}
