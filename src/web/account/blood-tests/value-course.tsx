import { bloodTestsWords } from '#content/blood-tests/my-blood-tests.ts'
import { bloodTestWords } from '#content/blood-tests/tests.ts'
import { bloodValueWords } from '#content/blood-tests/values.ts'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { drawCourse, valuesOf } from '#domain/blood-tests/course.ts'
import { type BloodTestKey, bloodTests } from '#domain/blood-tests/tests.ts'
import { formatDateOrText } from '../shell/format-date.ts'

const words = bloodTestsWords.results

interface Props {
  readonly test: BloodTestKey
  readonly reports: readonly Pick<MyBloodTests['reports'][number], 'takenOn' | 'results'>[]
}

/** One test over time: a small drawing, and the same as a table. Nothing for a single value. */
export function ValueCourse({ test, reports }: Props) {
  const values = valuesOf(reports, test)
  const drawing = drawCourse(values)
  if (!drawing) return null
  const { name } = bloodTestWords[test]
  const { unit } = bloodTests[test]
  const [from, to] = [values[0]?.on ?? '', values.at(-1)?.on ?? '']
  const { width, height, points, band } = drawing
  return (
    <figure className="mt-3 max-w-[24rem]">
      <svg
        role="img"
        aria-label={words.chart(name, values.length, formatDateOrText(from), formatDateOrText(to))}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
      >
        {band && <rect x="0" y={band.y} width={width} height={band.height} className="fill-mint" />}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="fill-none stroke-green"
        />
        {points.map(({ x, y }) => (
          <circle key={`${x}/${y}`} cx={x} cy={y} r="4.5" className="fill-green" />
        ))}
      </svg>
      {band && <figcaption className="mt-1 text-sm text-ink-soft">{words.band}</figcaption>}
      {/* Letters twice as large make it wider than a phone. */}
      <div className="relative mt-2 overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">{words.courseCaption(name)}</caption>
          <thead className="text-ink-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                {words.columns.day}
              </th>
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                {words.columns.value(unit)}
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                {words.columns.range}
              </th>
            </tr>
          </thead>
          <tbody>
            {values.toReversed().map(({ on, result: { value, than, low, high } }) => (
              <tr key={`${on}/${value}`} className="border-b border-line">
                <td className="py-1.5 pr-3">{formatDateOrText(on)}</td>
                <td className="py-1.5 pr-3 font-medium">{bloodValueWords.value(value, than, '').trim()}</td>
                <td className="py-1.5">{bloodValueWords.range(low, high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
