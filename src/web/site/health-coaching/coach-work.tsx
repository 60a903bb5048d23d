import { coachWork } from '#content/site/landings/health-coaching.ts'
import { Coach } from '#web/kit/art/coach.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Cross, Tick } from '#web/kit/ui/icons.tsx'

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

export function CoachWork() {
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
