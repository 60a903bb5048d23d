import { useNavigate } from 'react-router'
import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'
import type { Read } from '#web/browser/use-read.ts'
import { ClaimBanner } from '../../cases/list/claim-banner.tsx'
import type { Claim } from '../../cases/list/use-claim.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import { NextCase } from '../../cases/queue/next-case.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { PlanPanel } from '../plan/plan-panel.tsx'
import { PutAside, saidField } from './put-aside.tsx'
import { CheckInReviewHead } from './review-head.tsx'
import { ReviewReason } from './review-reason.tsx'
import { WhatWasReported } from './what-they-told.tsx'

interface Props {
  readonly found: CheckInReview
  readonly shown: Read<CheckInReview>
  readonly claim: Claim
}

/** Why nothing could be offered and what they told at the left; their treatment and what is done about it at the right. */
export function CheckInReviewScreen({ found, shown, claim }: Props) {
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
