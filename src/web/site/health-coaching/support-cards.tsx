import { type SupportArea, support } from '#content/site/landings/health-coaching.ts'
import { gutter } from '#web/kit/gutter.ts'
import { supportDrawings } from './support-drawings.tsx'

const grounds = ['bg-apricot-pale', 'bg-sage', 'bg-mint', 'bg-mint', 'bg-apricot-pale', 'bg-sage']

export function SupportCards() {
  return (
    <section aria-labelledby="support" className={`${gutter} py-14 md:py-24`}>
      <h2 id="support">{support.heading}</h2>
      <ul className="mt-7 grid gap-4 sm:grid-cols-2 md:mt-10 lg:grid-cols-3 lg:gap-6">
        {(Object.keys(support.areas) as SupportArea[]).map((area, nth) => {
          const Drawing = supportDrawings[area]
          return (
            <li
              key={area}
              className={`flex items-center gap-5 rounded-card p-6 lg:block lg:p-8 print:bg-transparent ${grounds[nth]}`}
            >
              <svg
                viewBox="0 0 96 96"
                aria-hidden="true"
                className="size-18 flex-none lg:size-24"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <Drawing />
              </svg>
              <div className="lg:mt-6">
                <h3>{support.areas[area].name}</h3>
                <p className="mt-1.5">{support.areas[area].text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
