import type { Steps as Words } from '#content/site/landings/landing.ts'
import { gutter } from '#web/kit/gutter.ts'

export function Steps({ steps }: { steps: Words }) {
  return (
    <section aria-labelledby="how-it-works" className={`${gutter} py-14 md:py-24`}>
      <h2 id="how-it-works">{steps.heading}</h2>
      <ol className="mt-7 grid gap-x-8 sm:grid-cols-2 sm:gap-y-10 md:mt-10 lg:grid-cols-4">
        {steps.items.map(({ title, text }, place) => (
          <li className="flex gap-4 border-line border-t py-5 sm:block sm:border-ink sm:border-t-2" key={title}>
            <span aria-hidden="true" className="w-8 flex-none font-[480] font-display text-heading text-green">
              {place + 1}
            </span>
            <div className="sm:mt-4">
              <h3>{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
