import { useIsOnline } from '#web/browser/use-is-online.ts'

/** As wide as a phone is. It is asked only once a save has failed, so never while a page is written at build time. */
const isPhone = () => window.matchMedia('(width < 40rem)').matches

/** Said beside a failed save: nothing is lost, and nothing has to be done. */
export function SavedHere() {
  const isOnline = useIsOnline()
  return (
    <p className="text-ink">
      Saved on this {isPhone() ? 'phone' : 'device'}.{' '}
      {isOnline ? 'We will keep trying to send it.' : 'We will send it when you are online.'}
    </p>
  )
}
