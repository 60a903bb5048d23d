import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { rememberReturn } from './return-to.ts'

/** Whoever is not signed in any more goes to do that, and comes back to `page`, else to where they were. */
export function useSignInAgain(page?: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    noteSignedIn(false)
    rememberReturn(page ?? window.location.pathname + window.location.search)
    navigate(pages.login, { replace: true })
  }, [navigate, page])
}
