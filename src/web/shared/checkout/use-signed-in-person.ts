import { useEffect, useState } from 'react'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn, useSignedIn } from '#web/browser/signed-in.ts'

/**
 * What the account of whoever is signed in knows of them: they are asked for none of it again, and for no password.
 * Null for everybody else, and until it is known.
 */
export function useSignedInPerson(): AccountDetails | null {
  const isSignedIn = useSignedIn()
  const [person, setPerson] = useState<AccountDetails | null>(null)

  useEffect(() => {
    if (!isSignedIn) return setPerson(null)
    const leaving = new AbortController()
    async function ask() {
      const { code, data } = await readApi('my_account', {}, leaving.signal)
      if (code === 401) noteSignedIn(false)
      if (code === 200 && data) setPerson(data.profile)
    }
    // Without an answer the form asks for everything, as it does of anybody.
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [isSignedIn])

  return person
}
