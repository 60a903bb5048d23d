import { nextCardWords as words } from '#content/orders/next-card.ts'
import { treatmentWords } from '#content/treatment/treatment.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import type { NextOfAll, OrderTurn, WhoseTurn } from '#domain/cases/whose-turn.ts'
import { promiseText, type ReportedPromise } from '#domain/promises/promised-time.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { dayAndTimeOf } from '../shell/format-date.ts'
import type { Account } from '../shell/use-account-read.ts'
import { stageOf, whatNextOf } from './next-step.ts'

/**
 * The one thing that is next, before all else. A treatment says it in its own card, and what is needed of somebody before a
 * decision is listed by itself: both stand at the top anyway.
 */
export function NextCard({ whose, account }: { whose: WhoseTurn; account: Account }) {
  const now = useNow()
  const { next, orders } = whose
  const told = next && nextOfCard(next, account, orders, now)
  if (!told) return null
  const promised = next.promise && promiseText(next.promise, now)
  const said = [treatmentWords.turns[next.turn], next.turn !== 'nobody' && byWhen(next, promised, now)]
  return (
    <section aria-labelledby="next" className="rounded-card bg-mint p-6 sm:p-8">
      <h2 id="next" className="text-subheading">
        {words.heading}
      </h2>
      <Late told={promised} className="mt-3" />
      <p className="mt-3 text-sm font-semibold text-green">{said.filter(Boolean).join(', ')}</p>
      <p className="mt-0.5 text-lg font-semibold">{told.title}</p>
      <p className="mt-1 max-w-[60ch]">{told.says}</p>
      <a href={told.to} className={`mt-4 inline-block ${inlineLink}`}>
        {told.link}
      </a>
    </section>
  )
}

/** A time that has passed is left out: a promise of ours says above that it is late. */
function byWhen({ by }: NextOfAll, promised: ReportedPromise | null, now: number): string | null {
  if (promised) return promised.isLate ? null : treatmentWords.by(promised.by)
  return by !== null && now <= Date.parse(by) ? treatmentWords.by(dayAndTimeOf(by)) : null
}

interface Told {
  readonly title: string
  readonly says: string
  readonly to: string
  readonly link: string
}

function nextOfCard(
  next: NextOfAll,
  { orders, appointments }: Account,
  turns: ReadonlyMap<string, OrderTurn | null>,
  now: number,
): Told | null {
  if (next.is === 'plan') return null
  if (next.is === 'order') {
    const order = orders.find(({ id }) => id === next.id)
    const turn = turns.get(next.id) ?? null
    if (!order || turn?.waitsFor === 'evidence') return null
    // Whose turn it is and by when stands above it.
    const [title, says] = [stageOf(order, turn), whatNextOf(order, turn, now, null)]
    return { title, says, to: '#orders', link: words.order }
  }
  const appointment = appointments.find(({ id }) => id === next.id)
  if (!appointment) return null
  const [when, who] = [formatDateTime(Date.parse(appointment.startsAt)), appointment.clinician.name]
  const [title, says] = appointment.toPay
    ? [words.kept, words.keptSays(when, who)]
    : [words.booked, words.bookedSays(when, who)]
  return { title, says, to: '#appointments', link: words.appointment }
}
