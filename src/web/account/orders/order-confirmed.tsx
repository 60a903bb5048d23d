import { useEffect } from 'react'
import { confirmOrderWords as words } from '#content/identity/account.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { ParcelOnTheStep } from '#web/kit/art/parcel-on-the-step.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { FormPage } from '../shell/form-page.tsx'

const scene = <ParcelOnTheStep className="size-full" />

export function OrderConfirmed({ reference, passwordToken }: CallReply<'confirm_order'>) {
  useEffect(focusPageStart, [])
  const lead = (
    <>
      <p>{words.done(reference)}</p>
      {passwordToken !== null && <p>{words.choosePasswordWhy}</p>}
    </>
  )
  return (
    <FormPage heading={words.doneHeading} lead={lead} scene={scene}>
      <div className="mt-7">
        {passwordToken === null ? (
          <ButtonLink to={pages.account} arrow>
            {words.toAccount}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${pages.resetPassword}#token=${passwordToken}`} arrow>
            {words.choosePassword}
          </ButtonLink>
        )}
      </div>
    </FormPage>
  )
}
