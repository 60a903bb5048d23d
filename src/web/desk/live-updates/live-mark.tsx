import { liveWords as words } from '#content/operations/live-updates.ts'
import type { Liveness } from './desk-changes.ts'

/** In the line below a screen's heading: whether what is shown follows what happens. */
export const LiveMark = ({ is }: { is: Liveness }) => (
  <span role="status" className={is === 'not live' ? 'font-semibold text-ink' : ''}>
    {is === 'live' ? words.live : is === 'connecting' ? words.connecting : words.notLive}
  </span>
)
