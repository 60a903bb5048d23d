import { homeSections } from '#content/site/home-sections.ts'
import { type ValueName, values } from '#content/site/values.ts'
import { valueDrawings } from '#web/kit/art/value-drawings.tsx'
import { WeatherVane } from '#web/kit/art/weather-vane.tsx'
import { gutter } from '#web/kit/gutter.ts'

export function Values() {
  return (
    <section
      aria-labelledby="values"
      className={`${gutter} grid gap-x-16 gap-y-10 pt-20 pb-16 lg:grid-cols-[1fr_2fr] lg:pt-28 lg:pb-0`}
    >
      <div className="flex flex-col">
        <h2 id="values" className="max-w-[10em]">
          {homeSections.values.headline}
        </h2>
        <p className="mt-5 max-w-[24rem] text-lg text-ink-soft">{homeSections.values.lead}</p>
        <WeatherVane className="mt-auto block w-full max-w-88 pr-6 max-lg:hidden" />
      </div>
      <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:gap-y-14 lg:pb-28">
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
