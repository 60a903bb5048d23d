import { nextCardWords as words } from '#content/orders/next-card.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import type { NextOfAll, OrderTurn } from '#domain/cases/whose-turn.ts'
import type { Account } from '../shell/use-account-read.ts'
import { stageOf, whatNextOf } from './next-step.ts'

interface Told {
  readonly title: string
  readonly says: string
  readonly to: string
  readonly link: string
}

export function nextOfCard(
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
  const [when, who] = [writtenTime(Date.parse(appointment.startsAt)), appointment.clinician.name]
  const [title, says] = appointment.toPay
    ? [words.kept, words.keptSays(when, who)]
    : [words.booked, words.bookedSays(when, who)]
  return { title, says, to: '#appointments', link: words.appointment }
}
