import { signedOutWords as words } from '#content/identity/whose-answers.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'

/** Why the answers are not saved, and the way on. */
export function SignedOut() {
  /** For whoever it is that does not want to, or is somebody else. Nothing of the account's is lost. */
  async function startAgain() {
    const { forgetPerson } = await import('#web/shared/answers/leave-device.ts')
    await forgetPerson()
    window.location.assign(pages.getStarted)
  }

  return (
    <div className="mb-6">
      <AlertMessage
        action={
          <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-1 pl-7.5">
            <ButtonLink to={pages.login} size="small" variant="secondary">
              {words.signIn}
            </ButtonLink>
            <Button size="small" variant="quiet" onClick={startAgain}>
              {words.startAgain}
            </Button>
          </div>
        }
      >
        {words.what}
      </AlertMessage>
    </div>
  )
}
