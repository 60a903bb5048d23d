import { accountWords as words } from '#content/account.ts'
import { brand } from '#content/brand.ts'
import { QuietPath } from '#web/kit/art/quiet-path.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'

interface Props {
  readonly heading?: readonly [string, string]
  readonly onTryAgain: () => void
}

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
      </div>
      <QuietPath className="w-full max-w-xl rounded-card bg-apricot-pale/40 max-lg:-order-1 max-lg:max-w-sm lg:justify-self-end" />
    </div>
  )
}
