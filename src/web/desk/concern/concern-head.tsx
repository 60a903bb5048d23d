import { caseWords } from '#content/desk/case.ts'
import { concernWords as words } from '#content/desk/concern.ts'
import type { ShownConcern } from '#contract/desk/concerns.ts'
import { ClockedHead } from '../cases/clocked-head.tsx'
import { dateAndTimeOf, writtenDate } from '../cases/written-date.ts'

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
