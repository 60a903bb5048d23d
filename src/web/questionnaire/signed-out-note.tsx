import { useSyncExternalStore } from 'react'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'

const load = () => import('./signed-out.tsx')

/** The session has ended, and the answers are an account's. Its words come only to them. */
export function SignedOutNote({ questionnaire: { saver } }: { questionnaire: Questionnaire }) {
  const isSignedOut = useSyncExternalStore(
    saver.subscribe,
    () => saver.isSignedOut,
    () => false,
  )
  const { module } = useOnDemand(isSignedOut, load)
  return isSignedOut && module ? <module.SignedOut /> : null
}
