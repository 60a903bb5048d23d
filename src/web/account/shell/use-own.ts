import { useCallback, useEffect, useState } from 'react'
import type { CallBody, CallReply } from '#contract/calls.ts'
import type { PagePath } from '#contract/pages.ts'
import { readApi } from '#web/browser/read-api.ts'
import { useSignInAgain } from '../identity/use-sign-in-again.ts'

/** Calls that tell the signed-in person something of their own, and are told nothing. */
type Own = 'my_security' | 'my_consents' | 'my_letters' | 'my_check_in' | 'my_card' | 'my_plan' | 'my_data'

/** What such a call tells. Whoever is not signed in goes to do that, and comes back to the page. */
export function useOwn<Name extends Own>(call: Name, page: PagePath) {
  const [held, setHeld] = useState<CallReply<Name> | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  const signInAgain = useSignInAgain(page)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    const failed = () => setHeld((before) => (typeof before === 'string' ? 'failed' : before))
    readApi(call, {} as CallBody<Name>, leaving.signal).then(
      ({ code, data }) => {
        if (leaving.signal.aborted) return
        if (code === 200 && data) setHeld(data)
        else if (code === 401) signInAgain()
        else failed()
      },
      () => leaving.signal.aborted || failed(),
    )
    return () => leaving.abort()
  }, [call, tries, signInAgain])

  /** Asks again while what is known stays in sight. */
  const refresh = useCallback(() => setTries((last) => last + 1), [])
  return { held, refresh, signInAgain }
}
