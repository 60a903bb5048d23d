import { useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { forgetCopy, isCopyWished, wishForCopy } from './progress-here.ts'
import type { Progress } from './use-progress.ts'

const words = trackingWords.copy

/** Only by a press of their own is anything of it kept on a device: it may be shared. */
export function CopyHere({ progress }: { progress: Progress }) {
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
