import type { CallBody } from '#contract/calls.ts'
import { useLive } from '../../live-updates/use-live.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { useNow } from './use-now.ts'

/** A list of cases that keeps itself new, and the moment it is by the server's clock. */
export function useQueue(body: CallBody<'desk_queue'>) {
  const queue = useDeskRead('desk_queue', body)
  const liveness = useLive(['case'], queue.refresh)
  const here = useNow(15_000)
  const { data, at } = queue
  const now = data && at !== null ? Date.parse(data.at) + Math.max(0, here - at) : here
  return { queue, now, liveness }
}
