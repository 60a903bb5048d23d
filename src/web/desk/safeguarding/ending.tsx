import { outcomeWords, concernWords as words } from '#content/safeguarding/desk-safeguarding.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import { dateAndTimeOf } from '../cases/list/written-date.ts'
import { NextCase } from '../cases/queue/next-case.tsx'

export const Ending = ({ found: { ending } }: { found: ShownConcern }) =>
  ending && (
    <div>
      <h2 className="text-[1.375rem]">{outcomeWords[ending.outcome]}</h2>
      <p className="mt-1 text-xs text-ink-soft">{words.closed(ending.by.name, dateAndTimeOf(ending.at))}</p>
      <p className="mt-3 mb-6 wrap-anywhere whitespace-pre-line">{ending.said}</p>
      <NextCase />
    </div>
  )
