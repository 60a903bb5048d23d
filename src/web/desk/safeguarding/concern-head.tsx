import { caseWords } from '#content/cases/case.ts'
import { concernWords as words } from '#content/safeguarding/desk-safeguarding.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import { ClockedHead } from '../cases/list/clocked-head.tsx'
import { dateAndTimeOf, writtenDate } from '../cases/list/written-date.ts'

export function ConcernHead({ found, thread }: { found: ShownConcern; thread: string | null }) {
  const { person, raisedAt, state, clock, calledName } = found
  return (
    <ClockedHead
      name={person?.name ?? calledName ?? words.unknown}
      facts={[
        words.title,
        person?.born && caseWords.born(writtenDate(person.born)),
        words.raised(dateAndTimeOf(raisedAt)),
      ]}
      accountId={person?.accountId ?? null}
      {...{ state, clock, thread, words }}
    />
  )
}
