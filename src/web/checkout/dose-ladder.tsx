import type { MedicineDose } from '#domain/medicines/medicines.ts'
import { wholePounds } from '#domain/orders/money.ts'
import { priceBands } from './price-bands.ts'

// The dearer the band, the further the morning has come.
const bandFills = ['fill-sun', 'fill-amber', 'fill-apricot'] as const

const columnCounts: Readonly<Record<number, string>> = { 5: 'grid-cols-5', 6: 'grid-cols-6' }
const spans: Readonly<Record<number, string>> = { 1: 'col-span-1', 2: 'col-span-2', 3: 'col-span-3' }

const rise =
  'origin-bottom motion-safe:transition-[scale] motion-safe:duration-250 motion-safe:ease-arrive motion-safe:starting:[scale:1_0]'
const delays = [
  '',
  'motion-safe:delay-40',
  'motion-safe:delay-80',
  'motion-safe:delay-120',
  'motion-safe:delay-160',
  'motion-safe:delay-200',
]

/** The room a label needs above the tallest bar. */
const tallestPercent = 78

/** Weeks along the ground, the dose as height, the price as colour. */
export function DoseLadder({ doses }: { doses: readonly MedicineDose[] }) {
  const highest = Math.max(...doses.map(({ mg }) => mg))
  const bands = priceBands(doses)
  const fillOf = (pricePence: number) => bandFills[bands.findIndex((band) => band.pricePence === pricePence)]

  return (
    <div className={`grid gap-x-1.5 sm:gap-x-3 ${columnCounts[doses.length]}`}>
      {doses.map(({ weeks, mg, dose, pricePence }, place) => (
        <div key={weeks}>
          <div className="flex h-52 flex-col justify-end sm:h-64 lg:h-72">
            <p className="mb-1.5 text-center whitespace-nowrap font-display text-[min(1.1875rem,6vw)] leading-none tracking-tight sm:text-subheading sm:leading-none">
              {dose.replace('mg', '')}
              <span className="block font-sans text-[min(0.875rem,4.5vw)] tracking-normal text-sage sm:ml-0.5 sm:inline">
                mg
              </span>
            </p>
            <svg
              aria-hidden="true"
              width="100%"
              height={`${(mg / highest) * tallestPercent}%`}
              className={`shrink-0 ${rise} ${delays[place]}`}
            >
              <rect width="100%" height="200%" rx="10" className={fillOf(pricePence)} />
            </svg>
          </div>
          <svg aria-hidden="true" width="100%" height="8" className="mt-2 fill-sun">
            <circle cx="17%" cy="4" r="2.5" />
            <circle cx="39%" cy="4" r="2.5" />
            <circle cx="61%" cy="4" r="2.5" />
            <circle cx="83%" cy="4" r="2.5" />
          </svg>
          <p className="mt-1.5 text-center text-[min(0.875rem,4vw)] whitespace-nowrap text-sage sm:text-sm">{weeks}</p>
        </div>
      ))}
      {bands.map(({ pricePence, stages }) => (
        <p
          key={pricePence}
          className={`mt-2.5 rounded-b-lg border-x border-b border-sage/40 pt-1 pb-1.5 text-center text-[min(0.9375rem,4.8vw)] font-semibold sm:text-base ${spans[stages]}`}
        >
          {wholePounds(pricePence)}
        </p>
      ))}
    </div>
  )
}
