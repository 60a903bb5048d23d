import { coachWork, type SupportArea, support } from '#content/site/landings/health-coaching.ts'
import { Coach } from '#web/kit/art/coach.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Cross, Tick } from '#web/kit/ui/icons.tsx'
import { supportDrawings } from './support-drawings.tsx'

export function Coaching() {
  return (
    <div id="coaching">
      <CoachWork />
      <SupportCards />
    </div>
  )
}

type List = { heading: string; items: readonly string[] }

const Points = ({ list, isDone }: { list: List; isDone: boolean }) => (
  <div>
    <h3>{list.heading}</h3>
    <ul className="mt-3">
      {list.items.map((item) => (
        <li className="flex gap-3 border-line border-t py-3" key={item}>
          {isDone ? <Tick className="mt-1 size-5 text-green" /> : <Cross className="mt-1 size-5 text-brick" />}
          {item}
        </li>
      ))}
    </ul>
  </div>
)

function CoachWork() {
  return (
    <section
      aria-labelledby="coach-work"
      className={`${gutter} grid gap-x-16 gap-y-10 pt-14 md:pt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]`}
    >
      <Coach className="block h-72 w-full rounded-card bg-sage sm:h-88 lg:h-full" />
      <div>
        <h2 id="coach-work">{coachWork.heading}</h2>
        <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{coachWork.lead}</p>
        <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <Points isDone list={coachWork.does} />
          <Points isDone={false} list={coachWork.doesNot} />
        </div>
      </div>
    </section>
  )
}

const grounds = ['bg-apricot-pale', 'bg-sage', 'bg-mint', 'bg-mint', 'bg-apricot-pale', 'bg-sage']

function SupportCards() {
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
