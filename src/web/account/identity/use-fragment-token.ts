import { useEffect, useState } from 'react'
import { tabStorage } from '#web/browser/browser-storage.ts'

const key = 'link_token'

/** A page takes only what was sent for it. */
const keptFor = (pathname: string): string | null => {
  const [page, token] = tabStorage.getItem(key)?.split('#') ?? []
  return page === pathname && token ? token : null
}

/**
 * The token of a link we sent. It comes in the fragment, which is sent to nobody, and leaves the address as soon as it is
 * read, so that it is in no history and over no shoulder. This tab keeps it until it is used, so that the page can be
 * reloaded. Undefined until the address is read; null if it has none.
 */
export function useFragmentToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()

  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location
      const found = new URLSearchParams(hash.slice(1)).get('token')
      if (found) {
        tabStorage.setItem(key, `${pathname}#${found}`)
        window.history.replaceState(window.history.state, '', pathname + search)
      }
      setToken((last) => found || last || keptFor(pathname))
    }
    read()
    // Another link opened in the same tab changes nothing but the fragment.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return token
}

/** The link of this page was used, or does not work any more. */
export const forgetFragmentToken = (): void => tabStorage.removeItem(key)
