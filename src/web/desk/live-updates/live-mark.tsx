import { liveWords as words } from '#content/operations/live-updates.ts'
import type { Liveness } from './desk-changes.ts'

/** In the line below a screen's heading: whether what is shown follows what happens. */
export const LiveMark = ({ is }: { is: Liveness }) => (
  // As wide from the start as while it connects: on a phone it would go up a line when it is live.
  <span role="status" className={`inline-block min-w-[6.5em] ${is === 'not live' ? 'font-semibold text-ink' : ''}`}>
    {is === 'live' ? words.live : is === 'connecting' ? words.connecting : words.notLive}
  </span>
)
