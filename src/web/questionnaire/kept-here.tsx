import { useIsOnline } from '#web/use-is-online.ts'

/** Said beside a failed save: nothing is lost, and nothing has to be done. */
export function KeptHere() {
  const isOnline = useIsOnline()
  return (
    <p className="text-ink">
      Saved on this <span className="sm:hidden">phone</span>
      <span className="max-sm:hidden">device</span>.{' '}
      {isOnline ? 'We keep trying to send it.' : 'We send it when you are online.'}
    </p>
  )
}
