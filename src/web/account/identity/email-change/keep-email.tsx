import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { keepEmailWords as words } from '#content/identity/account-security.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { FrontDoor } from '#web/kit/art/front-door.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { FormPage } from '../../shell/form-page.tsx'
import { PressLink } from './press-link.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const scene = <FrontDoor className="size-full" />

/** The link that was sent to the address the account has, or had until now. */
export default function KeepEmail() {
  const [kept, setKept] = useState<CallReply<'stop_email_change'> | null>(null)
  if (kept) {
    return (
      <FormPage
        heading={words.doneHeading}
        lead={<p className="wrap-anywhere">{words.done(kept.email)}</p>}
        scene={scene}
      >
        <ButtonLink to={`${pages.resetPassword}#token=${kept.passwordToken}`} className="mt-7">
          {words.choose}
        </ButtonLink>
      </FormPage>
    )
  }
  return (
    <PressLink
      words={words}
      scene={scene}
      call={(token) => callApi('stop_email_change', { token })}
      onDone={(stopped) => {
        noteSignedIn(false)
        setKept(stopped)
      }}
      waysOn={
        <p className="text-lg text-ink-soft">
          {words.spent}{' '}
          <a href={brand.phone.href} className={inlineLink}>
            {brand.phone.display}
          </a>
        </p>
      }
    >
      <p>{words.what}</p>
    </PressLink>
  )
}
