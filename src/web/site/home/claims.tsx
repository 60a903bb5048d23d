import { brand } from '#content/brand.ts'
import { gutter } from '#web/kit/gutter.ts'

export function Claims() {
  return (
    <section aria-label="What you can rely on" className={gutter}>
      <ul className="grid border-line sm:max-lg:grid-cols-2 lg:grid-flow-col lg:grid-cols-none lg:border-b">
        {brand.claims.map(({ claim, detail }) => (
          <li
            key={claim}
            className="border-line py-5 max-lg:border-b sm:max-lg:first:col-span-2 sm:max-lg:even:pr-7 sm:max-lg:nth-[2n+3]:border-l sm:max-lg:nth-[2n+3]:pl-7 lg:px-6 lg:py-7 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
          >
            <p className="font-display text-[1.3125rem] leading-tight font-[520] lg:text-[1.1875rem] xl:whitespace-nowrap">
              {claim}
            </p>
            <p className="mt-1.5 text-sm text-balance text-ink-soft">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
