import { useLayoutEffect, useRef, useState } from 'react'
import { trackingWords as words } from '#content/treatment/tracking.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Unsaved } from '#web/kit/ui/icons.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { dayAndTimeOf } from '../../shell/format-date.ts'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { BelowWeight } from './below-weight.tsx'
import { Goal } from './goal.tsx'
import { LogWeight } from './log-weight.tsx'
import { OtherMeasures } from './other-measures.tsx'
import { Sharing } from './sharing.tsx'
import { hasProgress, isKeptCopy } from './stored-copy.ts'
import { Today } from './today.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { type Shown, type UseTracking, useTracking } from './use-tracking.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const columns = 'grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]'

/** What somebody logs about themselves, and how it goes. */
export default function ProgressPage() {
  const { shown, tryAgain, waiting, log, change } = useTracking()
  const { ref, width } = useWidth<HTMLDivElement>()
  const isHydrated = useHydrated()
  const known = typeof shown === 'string' ? null : shown
  return (
    <>
      <AccountSection heading={words.heading} lead={words.lead} width="max-w-[68rem]">
        <div className="mt-8">
          {/* As wide as the drawing will be, and measured while it is waited for: afterwards that holds up the first sight of it. */}
          <div aria-hidden className={columns}>
            <div className="min-w-0 border-x border-transparent px-5 sm:px-7">
              <div ref={ref} />
            </div>
          </div>
          {known && <Connection keptAt={known.keptAt} />}
          <div className={`${columns} items-start gap-y-6`}>
            <div className="min-w-0 max-lg:contents lg:space-y-6">
              {/* Before it is known what was logged: a weight can be typed meanwhile. */}
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
                </section>
              )}
              {shown === 'loading' && <Fetching>{words.loading}</Fetching>}
              {shown === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
              {known && <BelowWeight {...known} width={width} change={change} />}
            </div>
            {known && <BesideWeight {...known} log={log} change={change} />}
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

/** Above everything else: what is seen here without a connection, and that logging goes on. */
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

/** How wide something that stays is, in pixels, and again when that changes. Null before it is there to be measured. */
function useWidth<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [width, setWidth] = useState<number | null>(null)

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setWidth(Math.max(leastWidth, Math.floor(box.clientWidth) || unknownWidth))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return { ref, width }
}

function BesideWeight({ log, change, ...shown }: Shown & Pick<UseTracking, 'log' | 'change'>) {
  const { progress } = shown
  const isPainted = useAfterPaint()
  if (!isPainted) return null
  return (
    <div className="min-w-0 max-lg:contents lg:space-y-6">
      {hasProgress(shown) && <Today progress={progress} log={log} />}
      {hasProgress(shown) && <OtherMeasures progress={progress} log={log} />}
      {!isKeptCopy(shown) && <Goal progress={progress} change={change} />}
      {!isKeptCopy(shown) && <Sharing progress={progress} change={change} />}
    </div>
  )
}
