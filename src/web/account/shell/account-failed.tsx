import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { accountWords as words } from '#content/identity/account.ts'
import { unwellWords, urgentLinesIn } from '#content/treatment/symptom-report.ts'
import { unwellPath } from '#contract/pages.ts'
import { QuietPath } from '#web/kit/art/quiet-path.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'

interface Props {
  readonly heading?: readonly [string, string]
  readonly onTryAgain: () => void
}

/** Without a connection too: nobody is left with an error where they looked for help. */
const UnwellMeanwhile = () => (
  <section aria-labelledby="unwell-meanwhile" className="rounded-card bg-brick-pale px-6 py-5 text-base text-ink">
    <h2 id="unwell-meanwhile" className="text-[1.25rem]">
      {unwellWords.meanwhile}
    </h2>
    <div className="mt-2">
      <HelpRows lines={urgentLinesIn('England')} />
    </div>
    <Link to={unwellPath} className={`${inlineLink} mt-2 inline-flex min-h-11 items-center`}>
      {unwellWords.adviceOffline}
    </Link>
  </section>
)

export function AccountFailed({ heading: [failedStart, failedEnd] = words.failedHeading, onTryAgain }: Props) {
  return (
    <div className={`${gutter} grid items-center gap-x-16 gap-y-10 py-10 lg:grid-cols-[1.1fr_1fr] lg:py-20`}>
      <div role="alert" className="max-w-[36rem] space-y-5 text-lg text-ink-soft">
        <PageHeading className="text-ink">
          {failedStart} <em className="text-green">{failedEnd}</em>
        </PageHeading>
        <p>{words.failed}</p>
        <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        <p className="text-base">
          {words.stillStuck}{' '}
          <a href={brand.phone.href} className={inlineLink}>
            {brand.phone.display}
          </a>
          , {brand.supportHours}.
        </p>
        <UnwellMeanwhile />
      </div>
      <QuietPath className="w-full max-w-xl rounded-card bg-apricot-pale/40 max-lg:-order-1 max-lg:max-w-sm lg:justify-self-end" />
    </div>
  )
}
