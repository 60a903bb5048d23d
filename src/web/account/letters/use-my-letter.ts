import { useCallback, useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { letterPath } from '#contract/pages.ts'
import { readApi } from '#web/browser/read-api.ts'
import { useSignInAgain } from '../identity/use-sign-in-again.ts'

type Loaded = CallReply<'my_letter'> | 'loading' | 'failed' | 'gone'

export function useMyLetter(id: string) {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [tries, setTries] = useState(0)
  const signInAgain = useSignInAgain(letterPath(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    setLoaded('loading')
    readApi('my_letter', { id }, leaving.signal).then(
      ({ code, data }) => {
        if (leaving.signal.aborted) return
        if (code === 200 && data) setLoaded(data)
        else if (code === 401) signInAgain()
        else setLoaded(code === 404 || code === 400 ? 'gone' : 'failed')
      },
      () => leaving.signal.aborted || setLoaded('failed'),
    )
    return () => leaving.abort()
  }, [id, tries, signInAgain])

  return { loaded, again: useCallback(() => setTries((last) => last + 1), []) }
}
