import { useNavigate } from 'react-router'
import { lookWords as words } from '#content/desk/look.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { ShownLook } from '#contract/desk/look.ts'
import { ClaimBand } from '../cases/claim-band.tsx'
import type { Claim } from '../cases/use-claim.ts'
import { dateAndTimeOf } from '../cases/written-date.ts'
import { PlanPanel } from '../plan/plan-panel.tsx'
import { NextCase } from '../queue/next-case.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import type { DeskData } from '../use-desk-call.ts'
import { LookHead } from './look-head.tsx'
import { LookReason } from './look-reason.tsx'
import { PutAside, saidField } from './put-aside.tsx'
import { WhatTheyTold } from './what-they-told.tsx'

interface Props {
  readonly found: ShownLook
  readonly shown: DeskData<ShownLook>
  readonly claim: Claim
}

/** Why nothing could be offered and what they told at the left; their treatment and what is done about it at the right. */
export function LookScreen({ found, shown, claim }: Props) {
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
      <LookHead found={found} thread={thread} />
      {isOpen && <ClaimBand held={found} claim={claim} />}
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
          <LookReason found={found} />
          <WhatTheyTold told={found.told} />
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

const Ended = ({ found: { ending } }: { found: ShownLook }) =>
  ending && (
    <section className="space-y-2">
      <p className="text-xs text-ink-soft">{words.ended(ending.by.name, dateAndTimeOf(ending.at))}</p>
      <p className="pb-4 wrap-anywhere whitespace-pre-line">{ending.said}</p>
      <NextCase />
    </section>
  )
