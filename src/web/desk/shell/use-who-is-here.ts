import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { shutDesk } from './desk-state.ts'
import type { Me } from './me.ts'

/** Asked when the desk opens. Whoever is not signed in goes to do that, and comes back. */
export function useWhoIsHere(opened: number): Me | null {
  const navigate = useNavigate()
  const [me, setMe] = useState<Me | null>(null)
  const isKnown = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk that was opened again is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    let again: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      const { code, data } = await callApi('desk_me', {}, leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 200 && data) {
        isKnown.current = true
        setMe(data)
      } else if (isKnown.current && (code === 401 || code === 423)) shutDesk(code === 401 ? 'over' : 'locked')
      else if (code === 401 || code === 423) {
        const { pathname, search } = window.location
        navigate(`${pages.deskSignIn}?to=${encodeURIComponent(pathname + search)}`, { replace: true })
      } else throw new Error('The desk cannot be opened now.')
    }
    const attempt = () =>
      void ask().catch(() => {
        if (!leaving.signal.aborted) again = setTimeout(attempt, 2_000)
      })
    attempt()
    return () => {
      leaving.abort()
      clearTimeout(again)
    }
  }, [opened])

  return me
}
