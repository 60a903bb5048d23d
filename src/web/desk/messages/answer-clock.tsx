import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { ThreadRow } from '#contract/messages/desk-messages.ts'
import { ClockBar } from '../components/clock-bar.tsx'
import { shortMoment } from './short-moment.ts'

/** How much of the time for an answer is used, and by when it is due. */
export function AnswerClock({ clock: { share, due } }: { clock: NonNullable<ThreadRow['clock']> }) {
  const when = shortMoment(due)
  return <ClockBar share={share} says={share >= 1 ? words.over(when) : words.answerBy(when)} at="beside" />
}
