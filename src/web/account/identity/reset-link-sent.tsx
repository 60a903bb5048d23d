import { useEffect } from 'react'
import { forgotPasswordWords as words } from '#content/identity/account.ts'
import { retention } from '#domain/privacy/retention.ts'
import { LarkWithLetter } from '#web/kit/art/lark-with-letter.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { FormPage } from '../shell/form-page.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'

const scene = <LarkWithLetter className="size-full" />

/** The same for every address: whether there is an account is nobody's business. */
export function ResetLinkSent({ onAgain }: { onAgain: () => void }) {
  useEffect(focusPageStart, [])
  const lead = (
    <>
      <p>{words.sent(retention.emailedLinks.resetPasswordHours)}</p>
      <p>{words.notThere}</p>
    </>
  )
  return (
    <FormPage heading={words.sentHeading} lead={lead} scene={scene}>
      <div className="mt-7 space-y-5">
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
        <BackToSignIn />
      </div>
    </FormPage>
  )
}
