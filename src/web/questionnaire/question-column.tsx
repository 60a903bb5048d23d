import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { DawnStrip } from '#web/art/dawn-strip.tsx'

interface Props {
  /** How far along the person is, 0 to 100: the sun over the column rises with it. */
  readonly progress?: number
  readonly top?: ReactNode
  readonly children?: ReactNode
}

/** One calm column for one thing at a time. */
export function QuestionColumn({ progress = 0, top, children }: Props) {
  return (
    <>
      <DawnStrip progress={progress / 100} className="hidden h-24 w-full sm:block" />
      <div className="mx-auto min-h-[70svh] w-full max-w-[37.5rem] px-5 pt-4 pb-16 sm:pt-8 sm:pb-24">
        {top}
        <div className="mt-6 sm:mt-8">{children}</div>
        <noscript>
          <p className="mt-8 rounded-option bg-mint p-5">
            This assessment needs JavaScript to keep your answers safe as you go. If you cannot switch it on, call us on{' '}
            {brand.phone.display} and we will help.
          </p>
        </noscript>
      </div>
    </>
  )
}
