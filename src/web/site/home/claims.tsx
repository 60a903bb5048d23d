import { home } from '#content/site.ts'
import { gutter } from '#web/gutter.ts'

export function Claims() {
  return (
    <section aria-label={home.claims.heading} className={gutter}>
      <ul className="grid border-line sm:grid-cols-2 lg:grid-cols-4 lg:border-b">
        {home.claims.list.map(({ claim, detail }) => (
          <li
            key={claim}
            className="border-line py-5 max-lg:border-b sm:px-7 sm:max-lg:odd:pl-0 sm:max-lg:even:border-l lg:py-7 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
          >
            <p className="font-display text-[1.3125rem] leading-tight font-[520]">{claim}</p>
            <p className="mt-1.5 text-sm text-ink-soft">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
