import { useState } from 'react'
import { newEmailWords as words } from '#content/identity/account-security.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { FrontDoor } from '#web/kit/art/front-door.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { FormPage } from '../../shell/form-page.tsx'
import { PressLink } from './press-link.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const scene = <FrontDoor className="size-full" />

/** The link that was sent to the new address. */
export default function NewEmail() {
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null) {
    return (
      <FormPage heading={words.doneHeading} lead={<p className="wrap-anywhere">{words.done(email)}</p>} scene={scene}>
        <ButtonLink to={pages.account} className="mt-7">
          {words.toAccount}
        </ButtonLink>
      </FormPage>
    )
  }
  return (
    <PressLink
      words={words}
      scene={scene}
      call={(token) => callApi('prove_new_email', { token })}
      onDone={({ email: proven }) => setEmail(proven)}
      waysOn={<p className="text-lg text-ink-soft">{words.spent}</p>}
    />
  )
}
