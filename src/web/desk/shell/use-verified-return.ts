import { useEffect } from 'react'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { hidePage, showPage } from '#web/browser/hide-page.ts'

const againAfterMs = 2_000
const tries = 3

/** Who is at the desk now. Null: nobody, or it is locked. Throws where nobody answers. */
async function whoIsHere(): Promise<string | null> {
  const { code, data } = await callApi('desk_me', {})
  if (code === 200 && data) return data.id
  if (code === 401 || code === 423) return null
  throw new Error('The desk cannot be asked now.')
}

/**
 * A page of the desk that the browser kept to go back to is shown again, with whatever was typed, only once the server has
 * said that the same person is still there. Anybody else signs in first, on a page that holds nothing.
 */
export function useVerifiedReturn(id: string | null): void {
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    const signIn = () => {
      const { pathname, search } = window.location
      window.location.replace(`${pages.deskSignIn}?to=${encodeURIComponent(pathname + search)}`)
    }
    const verify = (left: number): void =>
      void whoIsHere().then(
        (found) => (found !== null && found === id ? showPage() : signIn()),
        () => {
          // Without a connection the browser says so itself.
          if (left === 0) window.location.reload()
          else again = setTimeout(() => verify(left - 1), againAfterMs)
        },
      )
    const leave = ({ persisted }: PageTransitionEvent) => persisted && hidePage()
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && verify(tries)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearTimeout(again)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [id])
}
