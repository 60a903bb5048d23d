import { useEffect, useState } from 'react'

/**
 * The token of an invitation. It comes in the fragment, which is sent to nobody, and leaves the address as soon as it is
 * read. Undefined until then; null if there is none.
 */
export function useInvitationToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const { hash, pathname } = window.location
    const found = new URLSearchParams(hash.slice(1)).get('token')
    if (found) window.history.replaceState(window.history.state, '', pathname)
    setToken((last) => found ?? last ?? null)
  }, [])
  return token
}
