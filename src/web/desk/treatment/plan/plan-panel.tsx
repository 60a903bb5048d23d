import { planWords as words } from '#content/treatment/desk-treatment.ts'
import { doseLogWords, siteWords } from '#content/treatment/dose-log.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { dateAndTimeOf, formatShortDate } from '../../cases/list/format-date.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { ClockBar } from '../../components/clock-bar.tsx'
import { ChangePlan } from './change-plan.tsx'
import { LockBanner } from './lock-banner.tsx'
import { MedicineRequest } from './medicine-request.tsx'

interface Props {
  readonly plan: PlanView
  readonly onChanged: () => Promise<void>
}

/** How a treatment stands, what the rules would allow next, and what happened to it. */
export const PlanPanel = ({ plan, onChanged }: Props) => (
  <div className="space-y-4">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong>
        {plan.medicine} {plan.dose}
      </strong>
      <span
        className={`rounded-full px-2 py-px text-xs font-semibold ${plan.state === 'active' ? 'bg-mint text-routine' : 'bg-paper-deep'}`}
      >
        {words.states[plan.state]}
      </span>
      <span className="text-ink-soft">
        {plan.after
          ? words.endedOn(formatShortDate(plan.after.endedOn))
          : plan.pausedUntil
            ? [words.pausedUntil(formatShortDate(plan.pausedUntil)), plan.injecting && words.injecting[plan.injecting]]
                .filter(Boolean)
                .join(' · ')
            : words.since(formatShortDate(plan.startedOn))}
      </span>
    </p>
    {plan.lock && <LockBanner lock={plan.lock} onChanged={onChanged} />}
    {plan.asked && <MedicineRequest key={plan.asked.id} asked={plan.asked} onChanged={onChanged} />}
    <Facts plan={plan} />
    <Next plan={plan} />
    <Allowed next={plan.next} />
    {plan.findings.length > 0 && (
      <section>
        <h3 className="mb-1 text-[1.0625rem]">{words.look}</h3>
        <ul className="space-y-1.5">
          {plan.findings.map(({ id, says, because }) => (
            <li key={id} className="rounded-xl bg-caution/25 px-3 py-2">
              <strong>{says}</strong> <span className="block text-xs">{because}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
    <DoseLog log={plan.doseLog} />
    {plan.choices.length > 0 && <ChangePlan plan={plan} onChanged={onChanged} />}
    <History history={plan.history} />
  </div>
)

function Facts({ plan }: { plan: PlanView }) {
  const { cover, cycleDay, checkInOpens, nextFrom, mayTryFrom, after } = plan
  const of = daysBetween(cover.from, cover.until)
  const rows = [
    ...(after ? [[words.followed, `${formatShortDate(after.until)}, ${words.asksMonthly(after.isAsked)}`]] : []),
    [words.cover, words.coverDays(formatShortDate(cover.from), formatShortDate(addDays(cover.until, -1)))],
    [words.checkIn, formatShortDate(checkInOpens)],
    [words.nextPen, formatShortDate(nextFrom)],
    ...(mayTryFrom ? [[words.mayTry, `${formatShortDate(mayTryFrom)}, ${words.mayTryWhy}`]] : []),
  ] as const
  return (
    <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-cols-[9.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-ink-soft">{words.cycle}</dt>
      <dd>
        <ClockBar at="beside" share={cycleDay / of} says={words.day(cycleDay, of)} />
      </dd>
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Next({ plan: { step } }: { plan: PlanView }) {
  const now = useNow(15_000)
  const told = step.promise && promiseText(step.promise, now)
  const when = told ? (told.isLate ? words.overdue : words.by(told.by)) : step.by && words.by(formatShortDate(step.by))
  return (
    <section>
      <h3 className="mb-1 text-[1.0625rem]">{words.next}</h3>
      <p>
        <strong>{words.steps[step.what]}</strong>{' '}
        <span className="text-ink-soft">{[words.turns[step.turn], when].filter(Boolean).join(', ')}</span>
      </p>
    </section>
  )
}

const tones = {
  suggested: 'border-green bg-mint font-semibold',
  allowed: 'border-green',
  'second signature': 'border-dashed border-apricot',
  'not offered': 'border-line text-ink-soft',
} as const

const Allowed = ({ next: { doses, reasons } }: Pick<PlanView, 'next'>) => (
  <section>
    <h3 className="mb-1 text-[1.0625rem]">{words.allowed}</h3>
    <ul className="flex flex-wrap gap-1.5">
      {doses.map(({ dose, is }) => (
        <li key={dose} className={`rounded-xl border bg-white px-2.5 py-1 leading-tight ${tones[is]}`}>
          {dose} <span className="block text-xs font-normal">{words.is[is]}</span>
        </li>
      ))}
    </ul>
    <ul className="mt-2 list-disc space-y-0.5 pl-5 text-xs text-ink-soft">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </section>
)

const deskLog = doseLogWords.desk

/** What the patient logged as they took it: their word, not proof. */
const DoseLog = ({ log: { entries, differs } }: { log: PlanView['doseLog'] }) => (
  <section>
    <h3 className="mb-1 text-[1.0625rem]">{deskLog.heading}</h3>
    {differs && <p className="mb-1.5 rounded-xl bg-caution/25 px-3 py-2">{deskLog.differs}</p>}
    {entries.length === 0 ? (
      <p className="text-ink-soft">{deskLog.none}</p>
    ) : (
      <table className="w-full text-left tabular-nums">
        <thead className="text-xs text-ink-soft">
          <tr>
            {Object.values(deskLog.columns).map((name) => (
              <th key={name} scope="col" className="pr-3 pb-1 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, on, time, is, dose, site, isConfirmed }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-3 font-normal">
                {[formatShortDate(on), time].filter(Boolean).join(', ')}
                {isConfirmed && <span className="block text-xs font-semibold">{deskLog.confirmed}</span>}
              </th>
              <td className="py-1 pr-3">{is === 'missed' ? deskLog.missed : dose}</td>
              <td className="py-1">{site && siteWords[site]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const newsIn = (what: string): string => words.news[what as keyof typeof words.news] ?? what

const History = ({ history }: Pick<PlanView, 'history'>) => (
  <details>
    <summary className="cursor-pointer font-semibold underline underline-offset-4">{words.history}</summary>
    <ol className="mt-2 space-y-2 border-l-2 border-line pl-4">
      {history.map(({ at, what, dose, until, injecting, by, reason }) => (
        <li key={`${at} ${what} ${dose}`}>
          <p>
            <strong>{newsIn(what)}</strong>
            {[dose, until && words.pausedUntil(formatShortDate(until)), injecting && words.injecting[injecting]]
              .filter(Boolean)
              .map((part) => `, ${part}`)
              .join('')}
          </p>
          <p className="text-xs text-ink-soft">{[by, dateAndTimeOf(at)].filter(Boolean).join(' · ')}</p>
          {reason && <p className="text-xs whitespace-pre-line">{reason}</p>}
        </li>
      ))}
    </ol>
  </details>
)
