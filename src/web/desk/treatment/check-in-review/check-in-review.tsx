import { useNavigate } from 'react-router'
import { caseWords } from '#content/cases/case.ts'
import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'
import type { Read } from '#web/browser/use-read.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ClaimBanner } from '../../cases/list/claim-banner.tsx'
import { ClockedHead } from '../../cases/list/clocked-head.tsx'
import { dateAndTimeOf, formatShortDate } from '../../cases/list/format-date.ts'
import { type Claim, useClaim } from '../../cases/list/use-claim.ts'
import { NextCase } from '../../cases/queue/next-case.tsx'
import { NotLoadedPage } from '../../components/not-loaded-page.tsx'
import { OpenedById } from '../../components/opened-by-id.tsx'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'
import { RestrictedBanner } from '../../privacy/restriction/restricted-banner.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { PlanPanel } from '../plan/plan-panel.tsx'
import { PutAside, saidField } from './put-aside.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** A check-in after which nothing could be offered. */
export default function Look() {
  return <OpenedById words={words} Opened={Opened} />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_check_in', { id })
  const claim = useClaim(id, shown)
  useDeskChanges(['case', 'watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <CheckInReviewScreen found={shown.data} shown={shown} claim={claim} />
  return <NotLoadedPage of={shown} words={words} />
}

interface Props {
  readonly found: CheckInReview
  readonly shown: Read<CheckInReview>
  readonly claim: Claim
}

/** At the left why no dose could be offered and the answers; at the right the treatment and what is done about it. */
function CheckInReviewScreen({ found, shown, claim }: Props) {
  const navigate = useNavigate()
  const mayWrite = useMay('message')
  const thread = mayWrite ? conversationPath(found.person.accountId) : null
  const { refresh } = shown
  const isOpen = found.ending === null
  useKeys([
    { key: 'r', does: words.keys.refresh, run: () => void refresh() },
    ...(thread ? [{ key: 'm', does: words.keys.messages, run: () => navigate(thread) }] : []),
    ...(isOpen ? [{ key: 'x', does: words.keys.close, run: () => document.getElementById(saidField)?.focus() }] : []),
  ])
  return (
    <div
      data-fills-screen
      className="-mx-4 -my-4 flex flex-col min-[60rem]:-mx-7 min-[60rem]:-my-6 min-[60rem]:h-svh min-[60rem]:min-h-[36rem]"
    >
      <CheckInReviewHead found={found} thread={thread} />
      {isOpen && <ClaimBanner held={found} claim={claim} />}
      <RestrictedBanner of={null} restriction={found.restriction} onChanged={refresh} />
      <div className="px-6 pt-3 empty:hidden">
        <Freshness of={shown} />
      </div>
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
          tabIndex={0}
          aria-label={words.title}
          className="min-h-0 space-y-6 overflow-y-auto px-6 py-5"
        >
          <ReviewReason found={found} />
          <WhatWasReported told={found.told} />
        </section>
        <section
          aria-label={words.rail}
          className="min-h-0 space-y-6 overflow-y-auto border-line bg-white px-5 py-5 max-[60rem]:border-t min-[60rem]:border-l"
        >
          {isOpen ? <PutAside found={found} claim={claim} onDone={refresh} /> : <Ended found={found} />}
          {found.plan && (
            <section className="space-y-3 border-t border-line pt-4">
              <h2 className="text-[1.375rem]">{words.treatment}</h2>
              <PlanPanel plan={found.plan} onChanged={refresh} />
            </section>
          )}
        </section>
      </div>
    </div>
  )
}

const Ended = ({ found: { ending } }: { found: CheckInReview }) =>
  ending && (
    <section className="space-y-2">
      <p className="text-xs text-ink-soft">{words.ended(ending.by.name, dateAndTimeOf(ending.at))}</p>
      <p className="pb-4 wrap-anywhere whitespace-pre-line">{ending.said}</p>
      <NextCase />
    </section>
  )

function CheckInReviewHead({ found, thread }: { found: CheckInReview; thread: string | null }) {
  const { person, sentAt, state, clock } = found
  return (
    <ClockedHead
      name={person.name}
      facts={[
        words.title,
        person.born && caseWords.born(formatShortDate(person.born)),
        words.sent(dateAndTimeOf(sentAt)),
      ]}
      accountId={person.accountId}
      {...{ state, clock, thread, words }}
    />
  )
}

const ReviewReason = ({ found: { why, person } }: { found: CheckInReview }) => (
  <section className="space-y-3">
    <div className="rounded-xl bg-caution/25 p-4">
      <h2 className="text-[1.375rem]">{words.why}</h2>
      <ul className="mt-1 space-y-1">
        {why.map((reason) => (
          <li key={reason} className="font-semibold">
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs">{words.whyThen}</p>
    </div>
    <dl aria-label={words.reach} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-ink-soft">{words.phone}</dt>
      <dd>
        {person.mobile ? (
          <a href={`tel:${person.mobile}`} className="font-semibold underline underline-offset-4">
            {person.mobile}
          </a>
        ) : (
          words.none
        )}
      </dd>
      <dt className="text-ink-soft">{words.email}</dt>
      <dd className="wrap-anywhere">{person.email ?? words.none}</dd>
    </dl>
  </section>
)

/** Question by question, as they answered. */
function WhatWasReported({ told }: Pick<CheckInReview, 'told'>) {
  const answered = (told?.topics ?? []).flatMap(({ questions }) => questions.filter(({ is }) => is === 'answered'))
  if (answered.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.told}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {answered.map(({ step, question, answer }) => (
          <div key={step} className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] py-2">
            <dt className="text-ink-soft">{question}</dt>
            <dd className="font-semibold">
              {answer.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
