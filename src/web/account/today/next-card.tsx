import { todayWords as words } from '#content/orders/today.ts'
import { treatmentWords } from '#content/treatment/treatment.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { NextOfAll } from '#domain/cases/whose-turn.ts'
import { promiseText, type ReportedPromise } from '#domain/promises/promised-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { dayAndTimeOf, formatDateOrText } from '../shell/format-date.ts'
import type { NextAction } from './next-action.ts'

interface Props {
  readonly next: NextOfAll
  readonly action: NextAction
  readonly now: number
}

/** The one thing that is next: whose turn, by when, what it is, and the page's one main button. */
export function NextCard({
  next,
  action: { title, says, to, label, state, doses, reloadDocument = false },
  now,
}: Props) {
  const promised = next.promise && promiseText(next.promise, now)
  const said = [treatmentWords.turns[next.turn], next.turn !== 'nobody' && byWhen(next, promised, now)]
  const whose = said.filter(Boolean).join(', ')
  return (
    <section aria-label={words.next} className="on-dark rounded-card bg-ink p-6 text-white sm:p-8">
      <Late told={promised} className="mb-5" />
      {whose && <p className="mb-2 text-sm font-semibold text-sun">{whose}</p>}
      <div className="flex items-center justify-between gap-5">
        <h2 className={doses ? 'text-[2.75rem] leading-none' : 'text-[1.625rem] leading-[1.15] sm:text-[2rem]'}>
          {title}
        </h2>
        {doses && <DosesRing {...doses} />}
      </div>
      <p className="mt-2.5 max-w-[56ch] text-sage">{says}</p>
      <ButtonLink to={to} state={state} reloadDocument={reloadDocument} className="mt-6 max-sm:w-full" arrow>
        {label}
      </ButtonLink>
    </section>
  )
}

const ringLength = 2 * Math.PI * 30

/** How much of the pen is left, if every dose was taken on its day. */
const DosesRing = ({ inPen, ofPen }: { inPen: number; ofPen: number }) => (
  <p className="relative grid size-20 shrink-0 place-items-center">
    <svg viewBox="0 0 72 72" className="absolute inset-0 -rotate-90" aria-hidden="true">
      <circle cx="36" cy="36" r="30" className="fill-none stroke-green-light" strokeWidth="7" />
      <circle
        cx="36"
        cy="36"
        r="30"
        className="fill-none stroke-sun"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray={`${(ringLength * inPen) / Math.max(ofPen, 1)} ${ringLength}`}
      />
    </svg>
    <span aria-hidden="true" className="font-display text-subheading tabular-nums">
      {inPen}/{ofPen}
    </span>
    <span className="sr-only">{words.dosesLeft(inPen, ofPen)}</span>
  </p>
)

const isDay = (by: string) => /^\d{4}-\d\d-\d\d$/.test(by)

/** A time that has passed is left out: a promise of ours says above that it is late. A day has passed when it is over. */
function byWhen({ by, is }: NextOfAll, promised: ReportedPromise | null, now: number): string | null {
  if (promised) return promised.isLate ? null : treatmentWords.by(promised.by)
  if (by === null) return null
  if (isDay(by)) {
    const { date: today } = londonTimeAt(now)
    if (by === today) return words.byToday
    return is === 'plan' ? treatmentWords.by(formatDateOrText(by)) : null
  }
  return now <= Date.parse(by) ? treatmentWords.by(dayAndTimeOf(by)) : null
}
