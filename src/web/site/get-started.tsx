import { brand } from '#content/brand.ts'
import { picker } from '#content/site/site.ts'
import { Signpost } from '#web/kit/art/signpost.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ServiceCards } from './service-cards.tsx'

export const meta = () => pageMeta(picker)

export default function GetStarted() {
  return (
    <div className={`${gutter} pt-8 pb-14 lg:pt-14 lg:pb-20`}>
      <div className="flex items-end justify-between gap-10">
        <div className="pb-8 lg:pb-12">
          <PageHeading className="max-w-[14em]">{picker.heading}</PageHeading>
          <p className="mt-4 max-w-[34rem] text-lg text-ink-soft">{picker.lead}</p>
        </div>
        {/* Its ground lies on the cards. */}
        <Signpost className="-mt-6 w-64 shrink-0 max-md:hidden lg:-mt-10 lg:w-96" />
      </div>
      <ServiceCards heading="h2" />
      <p className="mt-8 text-ink-soft lg:mt-12">
        {picker.unsure}{' '}
        <a href={brand.phone.href} className="inline-block font-semibold text-green underline underline-offset-4">
          Call {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
    </div>
  )
}
