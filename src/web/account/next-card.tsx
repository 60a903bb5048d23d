import { nextCardWords as words } from '#content/next-card.ts'
import { treatmentWords } from '#content/treatment.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import type { NextOfAll } from '#domain/care/next-of-all.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { stageOf, whatNextOf } from './next-step.ts'
import type { Account } from './use-account.ts'
import { dayAndTimeOf } from './written-date.ts'

/**
 * The one thing that is next, before all else. A treatment says it in its own card, and what is needed of somebody before a
 * decision is listed by itself: both stand at the top anyway.
 */
export function NextCard({ next, account }: { next: NextOfAll; account: Account }) {
  const told = toldOf(next, account)
  if (!told) return null
  const whose = [treatmentWords.turns[next.turn], next.turn !== 'nobody' && next.by && told.by]
  return (
    <section aria-labelledby="next" className="rounded-card bg-mint p-6 sm:p-8">
      <h2 id="next" className="text-subheading">
        {words.heading}
      </h2>
      <p className="mt-3 text-sm font-semibold text-green">{whose.filter(Boolean).join(', ')}</p>
      <p className="mt-0.5 text-lg font-semibold">{told.title}</p>
      <p className="mt-1 max-w-[60ch]">{told.says}</p>
      <a href={told.to} className={`mt-4 inline-block ${inlineLink}`}>
        {told.link}
      </a>
    </section>
  )
}

interface Told {
  readonly title: string
  readonly says: string
  readonly by: string
  readonly to: string
  readonly link: string
}

function toldOf(next: NextOfAll, { orders, appointments }: Account): Told | null {
  const by = next.by === null ? '' : treatmentWords.by(dayAndTimeOf(next.by))
  if (next.is === 'plan') return null
  if (next.is === 'order') {
    const order = orders.find(({ id }) => id === next.id)
    if (!order || order.care?.state === 'waiting_for_evidence') return null
    // Whose turn it is and by when stands above it.
    const [title, says] = [stageOf(order), whatNextOf(order)]
    return { title, says, by, to: '#orders', link: words.order }
  }
  const appointment = appointments.find(({ id }) => id === next.id)
  if (!appointment) return null
  const [when, who] = [writtenTime(Date.parse(appointment.startsAt)), appointment.clinician.name]
  const [title, says] = appointment.toPay
    ? [words.kept, words.keptSays(when, who)]
    : [words.booked, words.bookedSays(when, who)]
  return { title, says, by, to: '#appointments', link: words.appointment }
}
