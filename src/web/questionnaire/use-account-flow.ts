import { useEffect, useState } from 'react'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'

/** `found` null: it could not be had. */
interface Fetched<Found> {
  readonly code: number
  readonly found: Found | null
}

/** What whoever is signed in has of a questionnaire. Whoever is not goes to do that, and comes back. `fetchIt` stays the same. */
export function useAccountFlow<Found>(fetchIt: (signal: AbortSignal) => Promise<Fetched<Found>>) {
  const signInAgain = useSignInAgain()
  const [found, setFound] = useState<Found | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      const { code, found: had } = await fetchIt(leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 401) signInAgain()
      else setFound(had ?? 'failed')
    }
    load().catch(() => {
      if (!leaving.signal.aborted) setFound('failed')
    })
    return () => leaving.abort()
  }, [tries, signInAgain, fetchIt])

  function tryAgain() {
    setFound('loading')
    setTries((last) => last + 1)
  }

  return { found, tryAgain }
}
