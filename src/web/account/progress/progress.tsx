import { trackingWords as words } from '#content/tracking.ts'
import { useIsOnline } from '#web/device/use-is-online.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Fetching, NotFetched, PartOfAccount } from '../part-of-account.tsx'
import { CopyHere } from './copy-here.tsx'
import { Goal } from './goal.tsx'
import { ImportScale } from './import-scale.tsx'
import { LogWeight } from './log-weight.tsx'
import { NotConnected } from './not-connected.tsx'
import { OtherMeasures } from './other-measures.tsx'
import { Sharing } from './sharing.tsx'
import { Today } from './today.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { type Progress, type UseProgress, useProgress } from './use-progress.ts'
import { useWidth } from './use-width.ts'
import { WeightTrend } from './weight-trend.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const columns = 'grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]'

/** What somebody logs about themselves, and how it goes. */
export default function ProgressPage() {
  const { shown, tryAgain, ...rest } = useProgress()
  const { ref, width } = useWidth<HTMLDivElement>()
  return (
    <>
      <PartOfAccount heading={words.heading} lead={words.lead} width="max-w-[68rem]">
        <div className="mt-8">
          {/* As wide as the drawing will be, and measured while it is waited for: afterwards that holds up the first sight of it. */}
          <div aria-hidden className={columns}>
            <div className="min-w-0 border-x border-transparent px-5 sm:px-7">
              <div ref={ref} />
            </div>
          </div>
          {shown === 'loading' && <Fetching>{words.loading}</Fetching>}
          {shown === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
          {typeof shown !== 'string' && <Known {...rest} {...shown} width={width} />}
        </div>
      </PartOfAccount>
      <NewVersion />
    </>
  )
}

interface KnownProps extends Omit<UseProgress, 'shown' | 'tryAgain'> {
  readonly progress: Progress
  readonly keptAt?: string | null
  readonly width: number | null
}

/** Without a connection only what can be done without one. Where no copy is kept, that is logging a weight. */
function Known({ progress, keptAt, width, waiting, log, change }: KnownProps) {
  const isOnline = useIsOnline()
  const isHere = keptAt !== undefined
  const isSeen = keptAt !== null
  // The weight is what people come for. Everything below and beside it is drawn when that can be seen.
  const isPainted = useAfterPaint()
  return (
    <>
      {(isHere || !isOnline) && (
        <div className="mb-6">
          <NotConnected at={keptAt} />
        </div>
      )}
      <div className={`${columns} items-start gap-y-6`}>
        <div className="min-w-0 max-lg:contents lg:space-y-6">
          <section aria-labelledby="log-weight" className="rounded-card bg-mint p-5 sm:p-7">
            <LogWeight progress={progress} log={log} change={change} />
            {waiting > 0 && (
              <p role="status" className="mt-4 text-sm">
                {words.log.someWaiting(waiting)}
              </p>
            )}
          </section>
          {isSeen && <WeightTrend progress={progress} width={width} change={change} />}
          {isPainted && !isHere && (
            <div className="space-y-6 max-lg:order-last">
              <ImportScale progress={progress} change={change} />
              <CopyHere progress={progress} key={progress.whose} />
            </div>
          )}
        </div>
        {isPainted && (
          <div className="min-w-0 max-lg:contents lg:space-y-6">
            {isSeen && <Today progress={progress} log={log} />}
            {isSeen && <OtherMeasures progress={progress} log={log} />}
            {!isHere && <Goal progress={progress} change={change} />}
            {!isHere && <Sharing progress={progress} change={change} />}
          </div>
        )}
      </div>
    </>
  )
}
