import { Link } from 'react-router'
import { todayWords as words } from '#content/orders/today.ts'
import { pages } from '#contract/pages.ts'
import { formatDate, formatLongDateWithoutYear } from '#domain/appointments/format-time.ts'
import type { PostStage } from '#domain/appointments/paper/posting.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isAppointmentAhead, type WhoseTurn } from '#domain/cases/whose-turn.ts'
import { pounds } from '#domain/orders/money.ts'
import { isUnderWay } from '#domain/orders/order-states.ts'
import type { Account } from '../shell/use-account-read.ts'
import { stageOf } from './next-step.ts'

interface Small {
  readonly term: string
  readonly figure: string
  readonly to: string
}

/** 16 March */
const withoutYear = (day: string) => formatDate(day).replace(/ \d+$/, '')

/** A prescription on paper that its patient takes to a pharmacy, has posted, or calls us about. */
const waitsForPatient: readonly PostStage[] = ['offered', 'to pay', 'too late', 'void']
const isSpent = (stage: PostStage): boolean => stage === 'too late' || stage === 'void'

/** What is known without asking for more, the most useful first; never what the dark card already says. */
function candidates(
  { treatment, orders, appointments }: Account,
  { next, step, orders: turns }: WhoseTurn,
  now: number,
): Small[] {
  const { small } = words
  const { date: today } = londonTimeAt(now)
  const dayText = (day: string) => (day === today ? small.today : formatLongDateWithoutYear(day))
  const found: Small[] = []
  const [order] = orders.filter(({ id, state }) => isUnderWay(state) && !(next?.is === 'order' && next.id === id))
  const [appointment] = appointments.filter(
    (one) => isAppointmentAhead(one, now) && !(next?.is === 'appointment' && next.id === one.id),
  )
  // Its place on the page is taken, and the next pen depends on it.
  if (step?.what === 'recalled') found.push({ term: small.pen, figure: small.questions, to: pages.accountCheckIn })
  const isOnCard = next?.is === 'plan' && step?.what === 'inject'
  if (treatment?.nextInjection && !isOnCard)
    found.push({ term: small.injection, figure: dayText(treatment.nextInjection), to: pages.accountTreatment })
  if (appointment)
    found.push({
      term: small.appointment,
      figure: dayText(londonTimeAt(Date.parse(appointment.startsAt)).date),
      to: pages.accountAppointments,
    })
  const [paper] = appointments.flatMap((one) => one.paper ?? [])
  // Its days run out whether or not it has reached a pharmacy.
  if (paper && waitsForPatient.includes(paper.stage))
    found.push({
      term: small.paper,
      figure: isSpent(paper.stage) ? small.paperOver : small.paperUntil(withoutYear(paper.validUntil)),
      to: pages.accountAppointments,
    })
  if (order && turns.get(order.id))
    found.push({ term: small.order, figure: stageOf(order, turns.get(order.id) ?? null), to: pages.accountOrders })
  if (treatment?.nextFrom)
    found.push({ term: small.pen, figure: small.from(withoutYear(treatment.nextFrom)), to: pages.accountTreatment })
  const [held] = orders.filter(({ state }) => state === 'awaiting review')
  if (held) found.push({ term: small.held, figure: pounds(held.amountPence), to: pages.accountOrders })
  if (orders.length > 0) found.push({ term: small.progress, figure: small.log, to: pages.progress })
  found.push({ term: small.letters, figure: small.lettersSee, to: pages.accountLetters })
  return found
}

/** Two, and no more: the rest is one press away in the tabs. */
export const SmallCards = ({ account, whose, now }: { account: Account; whose: WhoseTurn; now: number }) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:gap-4">
    {candidates(account, whose, now)
      .slice(0, 2)
      .map(({ term, figure, to }) => (
        <li key={term} className="grid only:*:min-h-0">
          <Link
            to={to}
            className="flex min-h-28 flex-col rounded-card border border-line bg-white p-4.5 transition-colors duration-150 hover:border-green sm:p-6"
          >
            <span className="text-sm text-ink-soft">{term}</span>
            {/* At the foot of both, whatever the name above it takes. */}
            <span className="mt-auto pt-1.5 font-display text-[1.25rem] leading-tight font-medium tracking-[-0.01em] hyphens-auto wrap-anywhere sm:text-[1.625rem]">
              {figure}
            </span>
          </Link>
        </li>
      ))}
  </ul>
)
