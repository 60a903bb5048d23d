import { useEffect, useState } from 'react'
import { adhdResult as words } from '#content/intake/adhd.ts'
import { scoredQuestions } from '#domain/intake/adhd/frequency.ts'
import { bandOf, highestScore } from '#domain/intake/adhd/score.ts'
import { afterPaint } from '#web/kit/after-paint.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { type AdhdStatus, useAdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AdhdScore } from './adhd-score.tsx'

export const meta = () => pageMeta({ ...words, description: words.description(scored), isUnlisted: true })

const scored = scoredQuestions.length
const [headingStart, headingEnd] = words.heading

export default function AdhdResult() {
  const status = useShownStatus()
  return (
    <div className={`${gutter} py-6 sm:py-10 lg:py-14`}>
      <PageHeading>
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      <p role="status" className={status ? 'sr-only' : 'mt-8 flex min-h-svh items-start gap-3 text-lg text-ink-soft'}>
        {status ? resultFor(status) : <Calculating />}
      </p>
      {status && <AdhdScore status={status} />}
    </div>
  )
}

/** The page is in sight before the result is worked out, so that nobody looks at an empty one. */
function useShownStatus(): AdhdStatus | null {
  const status = useAdhdStatus()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let isWanted = true
    void afterPaint().then(() => isWanted && setIsShown(true))
    return () => {
      isWanted = false
    }
  }, [])
  return isShown ? status : null
}

const Calculating = () => (
  <>
    <Waiting className="mt-1 size-5" />
    {words.calculating}
  </>
)

const resultFor = ({ score }: AdhdStatus) =>
  score === null ? words.unfinished.heading(scored) : words.gauge(score, highestScore, bandOf(score).name)
