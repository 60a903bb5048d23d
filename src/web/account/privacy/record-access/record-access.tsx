import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { accessedPartWords, accessReasonWords, recordAccessWords as words } from '#content/privacy/record-access.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { readApi } from '#web/browser/read-api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { dayAndTimeOf } from '../../shell/format-date.ts'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'

export function RecordAccess() {
  const { held, state, fetchMore } = useRecordAccess()
  return (
    <AccountSection {...words} width="max-w-[48rem]">
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
                    {accessedPartWords[what]}, {accessReasonWords[why]}
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
    </AccountSection>
  )
}

type Page = CallReply<'who_looked'>

/** Who has looked, page after page. */
function useRecordAccess() {
  const [held, setHeld] = useState<Page | null>(null)
  const [state, setState] = useState<'busy' | 'failed' | 'idle'>('busy')
  const next = held?.next ?? null

  const fetchMore = useCallback(async (after: Page['next']) => {
    setState('busy')
    try {
      const { code, data } = await readApi('who_looked', after ? { after } : {})
      if (code !== 200 || !data) return setState('failed')
      setHeld((last) => ({ looks: [...(after && last ? last.looks : []), ...data.looks], next: data.next }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }, [])

  useEffect(() => void fetchMore(null), [fetchMore])

  return { held, state, fetchMore: () => fetchMore(next) }
}
