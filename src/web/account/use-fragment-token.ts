import { useEffect, useState } from 'react'

/**
 * The token of a link we sent. It comes in the fragment, which is sent to nobody, and leaves the address as soon as it is
 * read, so that it is in no history and over no shoulder. Undefined until the address is read; null if it has none.
 */
export function useFragmentToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()

  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location
      const found = new URLSearchParams(hash.slice(1)).get('token')
      if (found) window.history.replaceState(window.history.state, '', pathname + search)
      setToken((last) => found || last || null)
    }
    read()
    // Another link opened in the same tab changes nothing but the fragment.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return token
}
