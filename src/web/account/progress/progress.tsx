import { trackingWords as words } from '#content/tracking.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Fetching, NotFetched, PartOfAccount } from '../part-of-account.tsx'
import { Goal } from './goal.tsx'
import { ImportScale } from './import-scale.tsx'
import { LogWeight } from './log-weight.tsx'
import { OtherMeasures } from './other-measures.tsx'
import { Sharing } from './sharing.tsx'
import { Today } from './today.tsx'
import { useProgress } from './use-progress.ts'
import { WeightTrend } from './weight-trend.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** What somebody logs about themselves, and how it goes. */
export default function ProgressPage() {
  const { progress, waiting, log, change, tryAgain } = useProgress()
  return (
    <PartOfAccount heading={words.heading} lead={words.lead} width="max-w-[68rem]">
      <div className="mt-8">
        {progress === 'loading' && <Fetching>{words.loading}</Fetching>}
        {progress === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
        {typeof progress !== 'string' && (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 max-lg:contents lg:space-y-6">
              <section aria-labelledby="log-weight" className="rounded-card bg-mint p-5 sm:p-7">
                <LogWeight progress={progress} log={log} change={change} />
                {waiting > 0 && (
                  <p role="status" className="mt-4 text-sm">
                    {words.log.someWaiting(waiting)}
                  </p>
                )}
              </section>
              <WeightTrend progress={progress} change={change} />
              <div className="max-lg:order-last">
                <ImportScale progress={progress} change={change} />
              </div>
            </div>
            <div className="min-w-0 max-lg:contents lg:space-y-6">
              <Today progress={progress} log={log} />
              <OtherMeasures progress={progress} log={log} />
              <Goal progress={progress} change={change} />
              <Sharing progress={progress} change={change} />
            </div>
          </div>
        )}
      </div>
    </PartOfAccount>
  )
}
