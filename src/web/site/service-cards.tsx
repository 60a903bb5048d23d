import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { compliance } from '#content/compliance.ts'
import { type ServiceName, services } from '#content/site/site.ts'
import { lowestFirstMonthPence } from '#domain/medicines/prices.ts'
import { pounds } from '#domain/orders/money.ts'
import { Coach } from '#web/kit/art/coach.tsx'
import { Gauge } from '#web/kit/art/gauge.tsx'
import { WeightCurve } from '#web/kit/art/weight-curve.tsx'
import { ArrowRight } from '#web/kit/ui/icons.tsx'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'
import { serviceNames, servicePages } from './service-pages.ts'

type Look = { card: string; summary: string; Drawing: ComponentType<{ className?: string }>; drawing: string }

const looks: Record<ServiceName, Look> = {
  weightManagement: {
    card: 'on-dark bg-ink text-white sm:col-span-2 lg:col-span-1',
    summary: 'text-sage',
    Drawing: WeightCurve,
    drawing: 'w-full sm:max-lg:-mt-14',
  },
  adhdAssessment: {
    card: 'bg-apricot-pale',
    summary: 'text-ink-soft',
    Drawing: Gauge,
    drawing: 'mx-auto mb-8 w-[82%] max-w-80',
  },
  healthCoaching: { card: 'bg-sage', summary: 'text-ink-soft', Drawing: Coach, drawing: 'ml-auto w-full max-w-96' },
}

const [firstMonth, later] = compliance.promotesPrices ? [pounds(lowestFirstMonthPence), laterPriceWords()] : ['', '']

/** The three ways in. The whole card can be pressed; the link is its heading. */
export function ServiceCards({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[1.28fr_1fr_1fr] lg:gap-6">
      {serviceNames.map((name) => {
        const { card, summary, Drawing, drawing } = looks[name]
        return (
          <li
            key={name}
            className={`group relative flex flex-col overflow-hidden rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-green-light ${card}`}
          >
            <div className="px-7 pt-8 pb-6 lg:px-8 lg:pt-9">
              <Heading className="text-[1.75rem] leading-[1.12] 2xl:text-[2rem]">
                <Link to={servicePages[name]} className="outline-none after:absolute after:inset-0 after:z-10">
                  {services[name].name}
                </Link>
              </Heading>
              <p className={`mt-3 max-w-[24rem] ${summary}`}>{services[name].summary}</p>
              <p className="mt-5 flex items-center gap-2 font-semibold">
                {services[name].invitation(firstMonth, later)}
                <ArrowRight className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
              </p>
            </div>
            <div className="mt-auto">
              <Drawing className={`block ${drawing}`} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
