import { useSyncExternalStore } from 'react'
import { signedOutWords as words } from '#content/whose-answers.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'
import type { Questionnaire } from './questionnaire.ts'

/** The session has ended, and the answers are an account's: why they are not saved, and the way on. */
export function SignedOutNote({ questionnaire: { saver } }: { questionnaire: Questionnaire }) {
  const isSignedOut = useSyncExternalStore(
    saver.subscribe,
    () => saver.isSignedOut,
    () => false,
  )
  if (!isSignedOut) return null
  return (
    <div className="mb-6">
      <AlertMessage
        action={
          <ButtonLink to={pages.login} size="small" variant="secondary">
            {words.signIn}
          </ButtonLink>
        }
      >
        {words.what}
      </AlertMessage>
    </div>
  )
}
