import { caseWords } from '#content/cases/case.ts'
import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'
import { ClockedHead } from '../../cases/list/clocked-head.tsx'
import { dateAndTimeOf, writtenDate } from '../../cases/list/written-date.ts'

export function CheckInReviewHead({ found, thread }: { found: CheckInReview; thread: string | null }) {
  const { person, sentAt, state, clock } = found
  return (
    <ClockedHead
      name={person.name}
      facts={[words.title, person.born && caseWords.born(writtenDate(person.born)), words.sent(dateAndTimeOf(sentAt))]}
      accountId={person.accountId}
      {...{ state, clock, thread, words }}
    />
  )
}
