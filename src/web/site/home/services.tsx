import { home } from '#content/home.ts'
import { gutter } from '#web/gutter.ts'
import { ServiceCards } from '../service-cards.tsx'

export function Services() {
  return (
    <section aria-labelledby="services" className={`${gutter} pt-16 lg:pt-24`}>
      <h2 id="services" className="mb-8 max-w-[14em] lg:mb-12 lg:text-[3.25rem]">
        {home.services.headline}
      </h2>
      <ServiceCards heading="h3" />
    </section>
  )
}
