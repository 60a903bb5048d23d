import { lazy, Suspense, useState } from 'react'
import { scalePageWords as words } from '#content/treatment/scale.ts'
import { trackingWords } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { type Tracking, type UseTracking, useTracking } from '../treatment/tracking/use-tracking.ts'
import { AskedReadings } from './asked-readings.tsx'
import { hasBluetooth } from './bluetooth-scale.ts'
import { OwnScale } from './own-scale.tsx'

/** Only where they are used: reading packets and zip files is code that no other page needs. */
const ConnectScale = lazy(() => import('./connect-scale.tsx'))
const AppleHealthExport = lazy(() => import('./apple-health-export.tsx'))

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** Readings of a patient's scale: by Bluetooth, from Apple Health, from a file or typed. */
export default function ScalePage() {
  const tracking = useTracking(pages.accountScale)
  const isHydrated = useHydrated()
  const { shown, tryAgain } = tracking
  return (
    <>
      <AccountSection heading={words.heading} lead={words.lead} width="max-w-[72rem]">
        <div className="mt-8">
          {shown === 'loading' && <Fetching>{words.loading}</Fetching>}
          {shown === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
          {isHydrated && typeof shown !== 'string' && <Opened {...tracking} progress={shown.progress} />}
        </div>
      </AccountSection>
      <NewVersion />
    </>
  )
}

interface Props extends UseTracking {
  readonly progress: Tracking
}

function Opened({ progress, ...tracking }: Props) {
  const { asked, waiting, answerAsked, change } = tracking
  const canConnect = hasBluetooth()
  const apple = <LazyApple progress={progress} change={change} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,55%)]">
      <div className="min-w-0 space-y-6">
        <AskedReadings asked={asked} progress={progress} answer={answerAsked} />
        {canConnect && (
          <section aria-labelledby="connect" className="min-h-64 rounded-card bg-mint p-5 sm:p-7">
            <Suspense fallback={<Fetching>{words.loading}</Fetching>}>
              <ConnectScale progress={progress} log={tracking.log} asked={asked} change={change} />
            </Suspense>
          </section>
        )}
        {waiting > 0 && <p role="status">{trackingWords.log.someWaiting(waiting)}</p>}
        <OtherWays canConnect={canConnect} apple={apple} />
      </div>
      <div className="min-w-0 space-y-6">
        <OwnScale />
        <HideFigures progress={progress} change={change} />
      </div>
    </div>
  )
}

const LazyApple = (props: { progress: Tracking; change: UseTracking['change'] }) => (
  <Suspense fallback={<Fetching>{words.loading}</Fetching>}>
    <AppleHealthExport {...props} />
  </Suspense>
)

const isAppleDevice = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Which way suits this device is said first. */
function OtherWays({ canConnect, apple }: { canConnect: boolean; apple: React.ReactNode }) {
  const best = canConnect ? 'bluetooth' : isAppleDevice() ? 'apple health' : 'file'
  return (
    <section aria-labelledby="ways" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="ways" className="text-[1.5rem]">
        {canConnect ? words.ways.heading : words.ways.headingAlone}
      </h2>
      <p className="mt-2">
        {!canConnect && `${words.ways.noBluetooth} `}
        {words.ways.bestHere[best]}
      </p>
      <div className="mt-5 divide-y divide-line border-t border-line">
        <div className="py-5">{apple}</div>
        <Way heading={words.ways.file} says={words.ways.fileSays}>
          <ButtonLink to={`${pages.progress}#import-file`} size="small" variant="secondary">
            {words.ways.openFile}
          </ButtonLink>
        </Way>
        <Way heading={words.ways.type} says={words.ways.typeSays}>
          <ButtonLink to={pages.progress} size="small" variant="secondary">
            {words.ways.openType}
          </ButtonLink>
        </Way>
      </div>
      <p className="text-sm text-ink-soft">{words.notForSupply}</p>
    </section>
  )
}

const Way = ({ heading, says, children }: { heading: string; says: string; children: React.ReactNode }) => (
  <div className="py-5">
    <h3 className="font-sans text-base font-semibold">{heading}</h3>
    <p className="mt-1 text-ink-soft">{says}</p>
    <div className="mt-3">{children}</div>
  </div>
)

/** Some do better without figures. What is logged is stored all the same. */
function HideFigures({ progress: { isHidden }, change }: { progress: Tracking; change: UseTracking['change'] }) {
  const [isBusy, setIsBusy] = useState(false)
  async function set() {
    setIsBusy(true)
    if (!(await change('set_tracking', { isHidden: !isHidden })))
      showToast({ title: trackingWords.notKept, variant: 'destructive' })
    setIsBusy(false)
  }
  return (
    <section aria-labelledby="hide" className="rounded-card bg-paper-deep p-5 sm:p-7">
      <h2 id="hide" className="text-[1.5rem]">
        {words.hidden.heading}
      </h2>
      <p role="status" className="mt-2">
        {isHidden ? words.hidden.says : words.hidden.off}
      </p>
      <Button className="mt-4" size="small" variant="secondary" busy={isBusy} onClick={() => void set()}>
        {isHidden ? words.hidden.show : words.hidden.hide}
      </Button>
    </section>
  )
}
