import { listWords, queueWords as words } from '#content/desk/queue.ts'
import type { CallReply } from '#contract/calls.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { QueueList } from '#domain/cases/queue-lists.ts'
import type { Liveness } from '../live/desk-changes.ts'
import { LiveMark } from '../live/live-mark.tsx'
import type { DeskData } from '../use-desk-call.ts'

interface Props {
  readonly list: QueueList
  readonly queue: DeskData<CallReply<'desk_queue'>>
  readonly liveness: Liveness
}

/** How many there are, in what order, and whether that is so now. */
export function QueueLead({ list, queue: { data, problem }, liveness }: Props) {
  if (!data) return null
  const count = words.count(data.counts[list], listWords[list].toLowerCase())
  const isStale = problem !== null || liveness === 'not live'
  return (
    <>
      {count} · {words.order} ·{' '}
      {isStale ? (
        <strong role="status" className="text-brick">
          {words.asOf(londonTimeAt(Date.parse(data.at)).time)}
        </strong>
      ) : (
        <LiveMark is={liveness} />
      )}
    </>
  )
}
