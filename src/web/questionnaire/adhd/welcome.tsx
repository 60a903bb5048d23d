import { adhdWelcome } from '#content/intake/adhd.ts'
import { consentFor } from '#contract/pages.ts'
import { adhdLength } from '#domain/intake/adhd/length.ts'
import { QuietWindow } from '#web/kit/art/quiet-window.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Points } from './points.tsx'

export const meta = () => pageMeta({ title: adhdWelcome.title, description: adhdWelcome.description, isUnlisted: true })

const [headingStart, headingEnd] = adhdWelcome.heading

export default function AdhdWelcome() {
  return (
    <div className={`${gutter} grid gap-x-16 gap-y-8 py-6 sm:py-10 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:py-16`}>
      <div className="max-w-[36rem]">
        <p className="font-semibold text-ink-soft">{adhdWelcome.title}</p>
        <PageHeading className="mt-2">
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <p className="mt-4 text-lg text-ink-soft">{adhdWelcome.lead}</p>
        <Points points={adhdWelcome.points(adhdLength)} />
        <ButtonLink to={consentFor('adhd')} size="large" arrow className="mt-8 max-sm:w-full sm:min-w-48">
          {adhdWelcome.ok}
        </ButtonLink>
      </div>
      <QuietWindow className="aspect-[16/9] w-full rounded-card max-lg:-order-1 lg:aspect-[6/7] lg:max-h-[36rem]" />
    </div>
  )
}
