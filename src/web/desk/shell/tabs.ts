/** `decided`: a decision was made or undone, and the other tabs show what can be undone. */
type Said = 'active' | 'locked' | 'opened' | 'left' | 'decided'

const channel = typeof document === 'undefined' ? null : new BroadcastChannel('desk')

/** The tabs of one browser share one session: what happens in one of them is so in all. */
export const notifyTabs = (said: Said): void => channel?.postMessage(said)

export function onTabs(listener: (said: Said) => void): () => void {
  const hear = ({ data }: MessageEvent<Said>) => listener(data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
