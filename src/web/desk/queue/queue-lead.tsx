import { listWords, queueWords as words } from '#content/desk/queue.ts'
import type { CallReply } from '#contract/calls.ts'
import type { QueueList } from '#contract/desk/queue.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { DeskData } from '../use-desk-call.ts'

interface Props {
  readonly list: QueueList
  readonly queue: DeskData<CallReply<'desk_queue'>>
}

/** How many there are, in what order, and whether that is so now. */
export function QueueLead({ list, queue: { data, problem } }: Props) {
  if (!data) return null
  const count = words.count(data.counts[list], listWords[list].toLowerCase())
  const isStale = problem !== null
  return (
    <>
      {count} · {words.order} ·{' '}
      <span role="status" className={isStale ? 'font-semibold text-brick' : ''}>
        {isStale ? words.asOf(londonTimeAt(Date.parse(data.at)).time) : words.live}
      </span>
    </>
  )
}
