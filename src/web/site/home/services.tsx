import { homeSections } from '#content/site/home-sections.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ServiceCards } from '../service-cards.tsx'

export function Services() {
  return (
    <section aria-labelledby="services" className={`${gutter} py-16 lg:py-24`}>
      <h2 id="services" className="mb-8 max-w-[14em] lg:mb-12 lg:text-[3.25rem]">
        {homeSections.services.headline}
      </h2>
      <ServiceCards heading="h3" />
    </section>
  )
}
