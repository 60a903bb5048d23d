import { home } from '#content/home.ts'
import { type ValueName, values } from '#content/values.ts'
import { valueDrawings } from '#web/art/value-drawings.tsx'
import { gutter } from '#web/gutter.ts'

export function Values() {
  return (
    <section
      aria-labelledby="values"
      className={`${gutter} grid gap-x-16 gap-y-10 pt-20 lg:grid-cols-[1fr_2fr] lg:pt-32`}
    >
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 id="values" className="max-w-[10em]">
          {home.values.headline}
        </h2>
        <p className="mt-5 max-w-[24rem] text-lg text-ink-soft">{home.values.lead}</p>
      </div>
      <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:gap-y-14">
        {(Object.keys(values) as ValueName[]).map((name) => {
          const Drawing = valueDrawings[name]
          return (
            <li key={name} className="max-sm:flex max-sm:gap-5">
              <svg
                viewBox="0 0 96 96"
                aria-hidden="true"
                className="size-16 shrink-0 sm:size-24"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <Drawing />
              </svg>
              <div className="sm:mt-4">
                <h3>{values[name].name}</h3>
                <p className="mt-2 text-ink-soft">{values[name].words}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
