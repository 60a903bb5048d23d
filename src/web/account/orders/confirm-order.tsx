import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { spentLinkWords, confirmOrderWords as words } from '#content/identity/account.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { ParcelOnTheStep } from '#web/kit/art/parcel-on-the-step.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { refusalProblems } from '../identity/refusal-problems.ts'
import { SpentLink } from '../identity/spent-link.tsx'
import { forgetFragmentToken, useFragmentToken } from '../identity/use-fragment-token.ts'
import { Form } from '../shell/form.tsx'
import { FormPage } from '../shell/form-page.tsx'
import { useAttempts } from '../shell/use-attempts.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const scene = <ParcelOnTheStep className="size-full" />

export default function ConfirmOrder() {
  const attempts = useAttempts()
  const token = useFragmentToken()
  const [spent, setSpent] = useState<string | null>(null)
  const [confirmed, setConfirmed] = useState<CallReply<'confirm_order'> | null>(null)

  const confirm = () =>
    attempts.run(async () => {
      if (!token) return undefined
      const reply = await callApi('confirm_order', { token })
      if (reply.code === 410 || reply.code === 200) forgetFragmentToken()
      if (reply.code === 410) setSpent(token)
      else if (reply.code === 200 && reply.data) setConfirmed(reply.data)
      else return refusalProblems(reply)
      return undefined
    })

  if (confirmed !== null) return <OrderConfirmed {...confirmed} />
  if (token === null || (token && token === spent)) {
    return (
      <SpentLink scene={scene} isMissing={token === null}>
        <p className="text-lg text-ink-soft">{spentLinkWords.orderHelp}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={pages.account}>{words.toAccount}</ButtonLink>
          <Link to={pages.contactUs} className={inlineLink}>
            {words.contact}
          </Link>
        </p>
      </SpentLink>
    )
  }
  return (
    <FormPage heading={words.heading} lead={<p>{words.lead}</p>} scene={scene}>
      <Form attempts={attempts} onSubmit={confirm}>
        <Button type="submit" size="large" wide busy={attempts.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Form>
      <details className="group unfold mt-5 border-y border-line">
        <summary className="flex min-h-13 cursor-pointer items-center gap-4 rounded-md py-3 font-semibold hover:text-green">
          <span className="flex-1">{words.notMe}</span>
          <ChevronDown className="size-6 transition-transform duration-200 ease-arrive group-open:rotate-180" />
        </summary>
        <div className="space-y-3 pb-5 text-ink-soft">
          <p>{words.notMeWhat}</p>
          <p>
            {words.notMeNext}{' '}
            <Link to={pages.contactUs} className={inlineLink}>
              {words.contact}
            </Link>{' '}
            or call{' '}
            <a href={brand.phone.href} className={inlineLink}>
              {brand.phone.display}
            </a>
            .
          </p>
        </div>
      </details>
    </FormPage>
  )
}

function OrderConfirmed({ reference, passwordToken }: CallReply<'confirm_order'>) {
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
