import type { ReactNode } from 'react'
import { summaryWords as words } from '#content/cases/case.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDay } from '#domain/calendar/short-date.ts'
import { answerId } from './answer-id.ts'
import type { CaseView } from './case-view.ts'

type Summary = NonNullable<CaseView['summary']>

interface Props {
  readonly found: CaseView
  readonly onShowAnswer: (step: string) => void
  readonly onShowHistory: () => void
}

/** What matters about the patient, in one line that never scrolls away: except on a screen so low that it would cover what is read. */
export function SummaryBar({
  found: { summary, course, replaces, clinicalHistory },
  onShowAnswer,
  onShowHistory,
}: Props) {
  if (!summary) return null
  const entries = clinicalHistory.length
  const decided = words.decided(summary.decisions)
  return (
    <section
      aria-label={words.label}
      data-summary
      className="top-13 z-20 border-b border-line bg-white px-6 max-[60rem]:[@media(height>=40rem)]:sticky min-[60rem]:z-auto"
    >
      <dl className="flex flex-wrap gap-x-5 gap-y-0.5 py-1.5 text-xs min-[60rem]:flex-nowrap min-[60rem]:gap-x-0 min-[60rem]:text-sm">
        <Cell label={hasChanged(summary) ? words.bmi : words.bmiOnly} isFigure>
          <Bmi of={summary} />
        </Cell>
        <Cell label={words.allergies}>
          <Reported of={summary.allergies} onShowAnswer={onShowAnswer} />
        </Cell>
        <Cell label={words.medicines}>
          <Reported of={summary.medicines} onShowAnswer={onShowAnswer} />
        </Cell>
        <Cell label={words.lastSupply}>{lastSupply(course, replaces)}</Cell>
        {entries > 0 && (
          <Cell label={words.history}>
            <button type="button" onClick={onShowHistory} className={jump}>
              {words.entries(entries)}
            </button>
          </Cell>
        )}
        <Cell label={words.decisions}>{decided || words.noDecisions}</Cell>
      </dl>
    </section>
  )
}

const jump =
  'block max-w-full cursor-pointer truncate text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink'

interface CellProps {
  readonly label: string
  readonly isFigure?: boolean
  readonly children: ReactNode
}

const Cell = ({ label, isFigure = false, children }: CellProps) => (
  <div className="flex min-w-0 items-baseline gap-1.5 min-[60rem]:block min-[60rem]:flex-auto min-[60rem]:border-l min-[60rem]:border-line min-[60rem]:px-3 min-[60rem]:first:border-l-0 min-[60rem]:first:pl-0">
    <dt className="shrink-0 text-xs whitespace-nowrap text-ink-soft">{label}</dt>
    <dd
      className={`min-w-0 truncate leading-snug ${isFigure ? 'font-display min-[60rem]:text-base' : 'font-semibold'}`}
    >
      {children}
    </dd>
  </div>
)

/** Before treatment, now is the start. */
const hasChanged = ({ bmi, startingBmi }: Summary): boolean => startingBmi !== null && startingBmi !== bmi

function Bmi({ of: summary }: { of: Summary }) {
  const { bmi, startingBmi, isBmiVerified } = summary
  if (bmi === null) return words.is['not asked']
  return (
    <>
      {startingBmi === null || !hasChanged(summary) ? (
        bmi
      ) : (
        <>
          <span aria-hidden>{words.fromTo(startingBmi, bmi)}</span>
          <span className="sr-only">{words.spoken(startingBmi, bmi)}</span>
        </>
      )}{' '}
      <span className="font-sans text-xs font-normal text-ink-soft">
        {isBmiVerified ? words.verified : words.notVerified}
      </span>
    </>
  )
}

/** In the patient's words, as far as there is room: the rest is one press away, at the answer. */
function Reported({
  of: { is, words: said, step },
  onShowAnswer,
}: { of: Summary['allergies'] } & Pick<Props, 'onShowAnswer'>) {
  const says = said.length > 0 ? said.join(', ') : words.is[is]
  if (step === null || is === 'none') return says
  return (
    <a
      href={`#${answerId(step)}`}
      title={says}
      onClick={(event) => {
        event.preventDefault()
        onShowAnswer(step)
      }}
      className={jump}
    >
      {says}
    </a>
  )
}

function lastSupply({ doses }: CaseView['course'], replaces: CaseView['replaces']): string {
  const last = doses.at(-1)
  const arrived = replaces?.arrived
  // It does not count, but the patient had it in hand, and may have used it.
  if (arrived && (!last || last.on <= arrived.on))
    return words.notCounted(arrived.dose, shortDay(arrived.on), arrived.taken.length)
  if (!last) return words.neverSupplied
  const day = shortDay(last.on)
  if (last.isElsewhere) return words.suppliedElsewhere(last.dose, day)
  const today = londonTimeAt(Date.now()).date
  return words.supplied(last.dose, day, Math.round((Date.parse(today) - Date.parse(last.on)) / dayMs))
}
