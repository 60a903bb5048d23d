import { useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { BodyComposition } from './body-composition.tsx'
import { ImportScale } from './import-scale.tsx'
import { OtherMeasures } from './other-measures.tsx'
import { hasProgress, isKeptCopy } from './stored-copy.ts'
import { forgetCopy, isCopyWished, wishForCopy } from './stored-tracking.ts'
import { useAfterPaint } from './use-after-paint.ts'
import type { Shown, Tracking, UseTracking } from './use-tracking.ts'

type Props = Shown & Pick<UseTracking, 'log' | 'change'>

/** The chart is what people come for: the rest is drawn once that can be seen. */
export function BelowWeight({ log, change, ...shown }: Props) {
  const { progress } = shown
  const isPainted = useAfterPaint()
  if (!isPainted) return null
  return (
    <div className="min-w-0 space-y-6">
      {hasProgress(shown) && <BodyComposition progress={progress} />}
      {hasProgress(shown) && <OtherMeasures progress={progress} log={log} />}
      {!isKeptCopy(shown) && <ImportScale progress={progress} change={change} />}
      {!isKeptCopy(shown) && <CopyHere progress={progress} key={progress.whose} />}
    </div>
  )
}

const words = trackingWords.copy

/** Nothing is kept on a device unless the patient asks for it: the device may be shared. */
function CopyHere({ progress }: { progress: Tracking }) {
  const [isWished, setIsWished] = useState(() => isCopyWished(progress.whose))

  function press() {
    if (isWished) forgetCopy()
    else wishForCopy(progress, Date.now())
    setIsWished(!isWished)
  }

  return (
    <section aria-labelledby="copy" className="rounded-card bg-paper-deep p-5 sm:p-7">
      <h2 id="copy" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <p role="status" className="mt-2">
        {isWished ? words.on : words.off}
      </p>
      <Button className="mt-4" size="small" variant="secondary" onClick={press}>
        {isWished ? words.remove : words.keep}
      </Button>
      <p className="mt-4">
        <a href={pages.app} className={inlineLink}>
          {words.app}
        </a>
      </p>
    </section>
  )
}
