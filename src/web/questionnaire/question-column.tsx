import { type ReactNode, useEffect, useState } from 'react'
import { brand } from '#content/brand.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'

interface Props {
  /** How far along the person is, 0 to 100: the sun over the column rises with it. */
  readonly progress?: number
  /** Which of its steps this is, counted from 1. A page that is not one of them comes before all. */
  readonly place?: number
  /** Takes the place of the sun, on a page that is not on the way. */
  readonly scene?: ReactNode
  readonly top?: ReactNode
  readonly children?: ReactNode
}

// What was shown before decides from which side the next question comes in (`arrive` in app.css).
let lastShown: number | undefined

/** One calm column for one thing at a time. */
export function QuestionColumn({ progress = 0, place = 0, scene, top, children }: Props) {
  const [{ place: shown, from }, setShown] = useState({ place, from: lastShown })
  if (shown !== place) setShown({ place, from: shown })
  useEffect(() => {
    lastShown = place
  }, [place])

  return (
    <div data-travel={from === undefined ? undefined : from > place ? 'back' : 'on'} className="overflow-x-clip">
      {scene === undefined ? <DawnStrip progress={progress / 100} className="hidden h-24 w-full sm:block" /> : scene}
      <div className="mx-auto min-h-[70svh] w-full max-w-[37.5rem] px-5 pt-4 pb-12 sm:pt-8 sm:pb-24">
        {top}
        <div className="mt-4 sm:mt-8">{children}</div>
        <noscript>
          <p className="mt-8 rounded-option bg-mint p-5">
            This assessment needs JavaScript to keep your answers safe as you go. If you cannot switch it on, call us on{' '}
            {brand.phone.display} and we will help.
          </p>
        </noscript>
      </div>
    </div>
  )
}
