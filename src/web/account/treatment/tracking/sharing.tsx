import { useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dayOf } from '../../shell/format-date.ts'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = trackingWords.sharing

interface Props extends Pick<UseTracking, 'change'> {
  readonly progress: Tracking
}

export function Sharing({ progress: { sharedSince }, change }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  async function set(isShared: boolean) {
    setIsBusy(true)
    if (!(await change('set_tracking', { isShared })))
      showToast({ title: trackingWords.notKept, variant: 'destructive' })
    setIsBusy(false)
  }

  return (
    <section aria-labelledby="sharing" className="rounded-card bg-paper-deep p-5 sm:p-7">
      <h2 id="sharing" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <p className="mt-2">{sharedSince ? words.on(dayOf(sharedSince)) : words.off}</p>
      <p className="mt-2 text-ink-soft">{words.notWatched}</p>
      <Button className="mt-4" size="small" variant="secondary" busy={isBusy} onClick={() => void set(!sharedSince)}>
        {sharedSince ? words.stop : words.share}
      </Button>
    </section>
  )
}
