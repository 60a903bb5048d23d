import { caseWords } from '#content/desk/case.ts'
import { lookWords as words } from '#content/desk/look.ts'
import type { ShownLook } from '#contract/desk/look.ts'
import { ClockedHead } from '../cases/clocked-head.tsx'
import { dateAndTimeOf, writtenDate } from '../cases/written-date.ts'

export function LookHead({ found, thread }: { found: ShownLook; thread: string | null }) {
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
