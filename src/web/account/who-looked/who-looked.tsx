import { Link } from 'react-router'
import { lookedAtWords, lookedWhyWords, whoLookedWords as words } from '#content/who-looked.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Fetching } from '../fetching.tsx'
import { NotFetched } from '../not-fetched.tsx'
import { NothingYet } from '../nothing-yet.tsx'
import { PartOfAccount } from '../part-of-account.tsx'
import { dayAndTimeOf } from '../written-date.ts'
import { useWhoLooked } from './use-who-looked.ts'

export function WhoLooked() {
  const { held, state, fetchMore } = useWhoLooked()
  return (
    <PartOfAccount {...words} width="max-w-[48rem]">
      <div className="mt-8 space-y-6">
        {held?.looks.length === 0 && <NothingYet title={words.none}>{words.noneWhat}</NothingYet>}
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
        {state === 'failed' && <NotFetched words={words} onAgain={fetchMore} />}
        {!held && state === 'busy' && <Fetching>{words.loading}</Fetching>}
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
    </PartOfAccount>
  )
}
