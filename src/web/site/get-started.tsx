import { brand } from '#content/brand.ts'
import { picker } from '#content/site.ts'
import { gutter } from '#web/gutter.ts'
import { pageMeta } from '#web/page-meta.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ServiceCards } from './service-cards.tsx'

export const meta = () => pageMeta(picker)

export default function GetStarted() {
  return (
    <div className={`${gutter} pt-8 pb-14 lg:pt-14 lg:pb-20`}>
      <PageHeading className="max-w-[14em]">{picker.heading}</PageHeading>
      <p className="mt-4 mb-8 max-w-[34rem] text-lg text-ink-soft lg:mb-12">{picker.lead}</p>
      <ServiceCards heading="h2" />
      <p className="mt-8 text-ink-soft lg:mt-12">
        {picker.unsure}{' '}
        <a
          href={brand.phone.href}
          className="inline-block font-semibold whitespace-nowrap text-green underline underline-offset-4"
        >
          Call {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
    </div>
  )
}
