import { useEffect } from 'react'
import { Link } from 'react-router'
import { lookedAtWords, lookedWhyWords, whoLookedWords as words } from '#content/who-looked.ts'
import { pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { focusPageHeading, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { BackToAccount } from '../back-to-account.tsx'
import { dayAndTimeOf } from '../written-date.ts'
import { useWhoLooked } from './use-who-looked.ts'

const [headingStart, headingEnd] = words.heading

export function WhoLooked() {
  const { held, state, fetchMore } = useWhoLooked()

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageHeading()
  }, [])

  return (
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <div className="mx-auto max-w-[48rem]">
        <BackToAccount />
        <PageHeading className="mt-2">
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <p className="mt-3 text-lg text-ink-soft">{words.lead}</p>
        <div className="mt-8 space-y-6">
          {held?.looks.length === 0 && (
            <div className="rounded-card bg-paper-deep p-7">
              <h2 className="text-[1.5rem]">{words.none}</h2>
              <p className="mt-2">{words.noneWhat}</p>
            </div>
          )}
          {held && held.looks.length > 0 && (
            <ol className="divide-y divide-line border-y border-line">
              {held.looks.map(({ id, by, what, why, at }) => (
                <li key={id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
                  <div>
                    <p className="font-semibold">{by.name}</p>
                    <p className="text-sm text-ink-soft">{by.role}</p>
                    <p className="mt-1">
                      {lookedAtWords[what]}, {lookedWhyWords[why]}
                    </p>
                  </div>
                  <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
                    {dayAndTimeOf(at)}
                  </time>
                </li>
              ))}
            </ol>
          )}
          {state === 'failed' && (
            <AlertMessage
              action={
                <Button size="small" variant="secondary" onClick={fetchMore}>
                  {words.tryAgain}
                </Button>
              }
            >
              {words.failed}
            </AlertMessage>
          )}
          {!held && state === 'busy' && (
            <p role="status" className="flex items-center gap-3 text-ink-soft">
              <Waiting />
              {words.loading}
            </p>
          )}
          {held?.next && state !== 'failed' && (
            <Button
              variant="secondary"
              size="small"
              busy={state === 'busy'}
              busyLabel={words.moreBusy}
              onClick={fetchMore}
            >
              {words.more}
            </Button>
          )}
          <p className="text-ink-soft">
            {words.question}{' '}
            <Link to={pages.contactUs} className={inlineLink}>
              {words.ask}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
