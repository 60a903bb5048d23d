import { trackingWords as words } from '#content/treatment/tracking.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { PartOfAccount } from '../../shell/part-of-account.tsx'
import { BelowWeight } from './below-weight.tsx'
import { BesideWeight } from './beside-weight.tsx'
import { LogWeight } from './log-weight.tsx'
import { NotConnected } from './not-connected.tsx'
import { type Shown, useProgress } from './use-progress.ts'
import { useWidth } from './use-width.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const columns = 'grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]'

/** What somebody logs about themselves, and how it goes. */
export default function ProgressPage() {
  const { shown, tryAgain, waiting, log, change } = useProgress()
  const { ref, width } = useWidth<HTMLDivElement>()
  const isHydrated = useHydrated()
  const known = typeof shown === 'string' ? null : shown
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
      </PartOfAccount>
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
