import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { scalePageWords } from '#content/treatment/scale.ts'
import { trackingWords as words } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Unsaved } from '#web/kit/ui/icons.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { dayAndTimeOf } from '../../shell/format-date.ts'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { BelowWeight } from './below-weight.tsx'
import { HiddenFigures } from './body-composition.tsx'
import type { ChartSize } from './chart-drawing.ts'
import { Goal } from './goal.tsx'
import { LogWeight } from './log-weight.tsx'
import { Sharing } from './sharing.tsx'
import { hasProgress, isKeptCopy } from './stored-copy.ts'
import { Today } from './today.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { type Shown, type UseTracking, useTracking } from './use-tracking.ts'
import { TrendCard, WeightTrend } from './weight-trend.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const columns = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,55%)]'

/** What patients log about themselves, and how it goes. */
export default function ProgressPage() {
  const { shown, tryAgain, waiting, asked, log, change } = useTracking()
  const { ref, size } = useChartSize<HTMLDivElement>()
  const isHydrated = useHydrated()
  const known = typeof shown === 'string' ? null : shown
  return (
    <>
      <AccountSection heading={words.heading} lead={words.lead} width="max-w-[72rem]">
        <div className="mt-8">
          {/* As wide as the chart will be, and measured while the data load: afterwards that would delay the first paint. */}
          <div aria-hidden className={columns}>
            <div className="min-w-0 border-x border-transparent px-5 sm:px-7">
              <div ref={ref} />
            </div>
          </div>
          {known && <Connection keptAt={known.keptAt} />}
          <div className={`${columns} items-start lg:grid-rows-[auto_1fr]`}>
            {shown === 'loading' && (
              <TrendCard>
                <Fetching>{words.loading}</Fetching>
              </TrendCard>
            )}
            {shown === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
            {known && hasProgress(known) && !known.progress.isHidden && (
              <WeightTrend progress={known.progress} size={size} change={change} />
            )}
            {known?.progress.isHidden && <HiddenFigures change={change} />}
            <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {/* Before the data have loaded: a weight can be typed meanwhile. */}
              {isHydrated && (
                <section aria-labelledby="log-weight" className="rounded-card bg-mint p-5 sm:p-7">
                  <LogWeight
                    progress={known?.progress ?? null}
                    askAgain={shown === 'failed' ? tryAgain : null}
                    log={log}
                    change={change}
                  />
                  {waiting > 0 && (
                    <p role="status" className="mt-4 text-sm">
                      {words.log.someWaiting(waiting)}
                    </p>
                  )}
                  {asked.length > 0 && (
                    <p role="status" className="mt-4 text-sm">
                      {scalePageWords.isYou.waiting(asked.length)}{' '}
                      <Link to={pages.accountScale} reloadDocument className={inlineLink}>
                        {scalePageWords.isYou.answer}
                      </Link>
                    </p>
                  )}
                </section>
              )}
              {known && <BesideWeight {...known} log={log} change={change} />}
            </div>
            {known && <BelowWeight {...known} log={log} change={change} />}
          </div>
        </div>
      </AccountSection>
      <NewVersion />
    </>
  )
}

function Connection({ keptAt }: { keptAt: Shown['keptAt'] | undefined }) {
  const isOnline = useIsOnline()
  if (keptAt === undefined && isOnline) return null
  return (
    <div className="mb-6">
      <NotConnected at={keptAt} />
    </div>
  )
}

const offlineWords = words.offline

/** Above everything else: what is shown here without a connection, and that logging still works. */
const NotConnected = ({ at }: { at: string | null | undefined }) => (
  <div role="status" className="flex gap-3 rounded-option bg-apricot-pale p-4">
    <Unsaved className="mt-0.5 size-5 shrink-0" />
    <div>
      <p className="font-semibold">{offlineWords.heading}</p>
      <p className="mt-1">
        {at && `${offlineWords.asOf(dayAndTimeOf(at))} `}
        {at === null && `${offlineWords.noCopy} `}
        {offlineWords.logging}
      </p>
    </div>
  </div>
)

const leastWidth = 160
const unknownWidth = 320
const usualTextPx = 16
/** Larger text than this would leave no room for the line. */
const largestTextScale = 2

/** How wide a box is in pixels, and how large text is, again whenever that changes. Null before it can be measured. */
function useChartSize<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [size, setSize] = useState<ChartSize | null>(null)

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => {
      const width = Math.max(leastWidth, Math.floor(box.clientWidth) || unknownWidth)
      const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualTextPx
      const textScale = Math.min(largestTextScale, textPx / usualTextPx)
      setSize((known) => (known?.width === width && known.textScale === textScale ? known : { width, textScale }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return { ref, size }
}

function BesideWeight({ log, change, ...shown }: Shown & Pick<UseTracking, 'log' | 'change'>) {
  const { progress } = shown
  const isPainted = useAfterPaint()
  if (!isPainted) return null
  return (
    <>
      {hasProgress(shown) && <Today progress={progress} log={log} />}
      {!isKeptCopy(shown) && !progress.isHidden && <Goal progress={progress} change={change} />}
      {!isKeptCopy(shown) && <Sharing progress={progress} change={change} />}
    </>
  )
}
