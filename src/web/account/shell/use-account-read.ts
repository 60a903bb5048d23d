import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'

export type Account = CallReply<'my_account'>

/** What the signed-in person is shown of their own. Whoever is not signed in goes to do that, and comes back to `page`. */
export function useAccountRead<Name extends CallName>(name: Name, body: CallBody<Name>, page: string) {
  const signInAgain = useSignInAgain(page)
  const read = useRead(name, body, { onSignedOut: signInAgain })
  return { ...read, held: stateOf(read), signInAgain }
}
