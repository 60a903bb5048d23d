import { courseWords as words } from '#content/cases/case.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { AsTable } from '../../../components/as-table.tsx'
import { writtenDate } from '../../list/written-date.ts'
import type { ShownCase } from '../shown-case.ts'
import { Chart } from './chart.tsx'
import { CourseLegend } from './course-legend.tsx'
import { drawingOf } from './drawing.ts'

type Shown = Pick<ShownCase, 'course'>

/** How weight and dose went: in words, as a drawing where there is something to draw, and as a table. */
export function Course({ course }: Shown) {
  const drawing = drawingOf(course, londonTimeAt(Date.now()).date)
  const says = saysOf(course)
  return (
    <section>
      <h3 className="mb-1 text-[1.0625rem]">{words.title}</h3>
      <p className="mb-2 text-ink-soft">{says}</p>
      {drawing && (
        <>
          <CourseLegend course={course} />
          <Chart drawing={drawing} says={says} />
          <AsTable columns={[words.columns.day, words.columns.weight, words.columns.dose]} rows={rowsOf(course)} />
        </>
      )}
    </section>
  )
}

const doseOf = ({ medicine, dose, isElsewhere }: ShownCase['course']['doses'][number]) =>
  isElsewhere ? words.elsewhere(`${medicine} ${dose}`) : `${medicine} ${dose}`

function saysOf({ weights, doses }: ShownCase['course']): string {
  const [first, last, lastDose] = [weights[0], weights.at(-1), doses.at(-1)]
  if (!first && !lastDose) return words.none
  const weight =
    !first || !last
      ? words.noWeight
      : weights.length === 1
        ? words.oneWeight(first.kg, first.is, writtenDate(first.on))
        : words.fromTo(first.kg, writtenDate(first.on), last.kg, writtenDate(last.on))
  const dose = lastDose ? words.lastDose(doseOf(lastDose), writtenDate(lastDose.on)) : words.nothingSupplied
  return `${weight} ${dose}`
}

/** By day, the oldest first. */
const rowsOf = ({ weights, doses }: ShownCase['course']) =>
  [
    ...weights.map(({ on, kg, is }) => ({ on, cells: [words.weightIs(kg, is), ''] })),
    ...doses.map((dose) => ({ on: dose.on, cells: ['', doseOf(dose)] })),
  ]
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, cells }) => [writtenDate(on), ...cells])
