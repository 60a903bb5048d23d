import { appointmentWords } from '#content/appointments/appointment-words.ts'
import { todayWords as words } from '#content/orders/today.ts'
import { treatmentWords } from '#content/treatment/treatment.ts'
import type { MyEvidence } from '#contract/evidence/evidence.ts'
import { firstStepPath, pages, roomPath, taskPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { roomState } from '#domain/appointments/video/room-times.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { NextOfAll, OrderWait, WhoseTurn } from '#domain/cases/whose-turn.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { resuming } from '#web/shared/answers/resume-state.ts'
import type { Account } from '../shell/use-account-read.ts'
import { stageOf, whatNextOf } from './next-step.ts'

/** What day it is for somebody, as the heading of the page; the last part is the word of emphasis. */
type Day = readonly [string, string]

export interface NextAction {
  readonly day: Day
  readonly title: string
  readonly says: string
  readonly to: string
  readonly label: string
  readonly state?: object
  /** A dose is the figure of the day, with what is left in the pen beside it. */
  readonly doses?: { readonly inPen: number; readonly ofPen: number }
  /** Its page is loaded, not gone to: only as it is loaded may it use camera and microphone. */
  readonly reloadDocument?: boolean
}

const { day } = words

/** What is next, with the one button that leads there. All of it follows from whose turn it is. Null: nothing is next. */
export function nextAction(
  whose: WhoseTurn,
  account: Account,
  evidence: MyEvidence | null,
  now: number,
): NextAction | null {
  const { next } = whose
  if (next === null) return null
  if (next.is === 'plan') return actionOfPlan(whose, account, now)
  if (next.is === 'order') return actionOfOrder(next.id, whose, account, evidence, now)
  return actionOfAppointment(next, account, now)
}

const turnDay = { patient: day.patient, us: day.us, nobody: day.nobody } as const

function actionOfPlan({ step }: WhoseTurn, { treatment }: Account, now: number): NextAction | null {
  if (!step) return null
  const { what, turn, title, says } = step
  const seen = { title, says, to: pages.accountTreatment as string, label: words.treatment }
  switch (what) {
    case 'inject': {
      const isToday = treatment?.nextInjection === londonTimeAt(now).date
      if (!isToday) return { ...seen, day: day.injectionAhead }
      const more = treatment.dosesLeft.unopenedPens > 0 ? `${words.startedPen} ${says}` : says
      const dose = { title: words.dose(treatment.dose), says: words.doseOf(treatment.medicine, more) }
      const log = {
        to: pages.accountDoses,
        label: treatmentWords.logDose[medicineNamed(treatment.medicine)?.form ?? 'pre-filled pen'],
      }
      return { ...seen, ...dose, ...log, day: day.injection, doses: treatment.dosesLeft }
    }
    case 'check-in':
    case 'run-out': {
      const questions = { to: firstStepPath('check-in'), state: resuming, label: treatmentWords.checkIn }
      return { ...seen, ...questions, day: day[what] }
    }
    case 'to-pay':
      return { ...seen, to: pages.accountCheckIn, label: treatmentWords.pay, day: day['to-pay'] }
    case 'recalled':
      return { ...seen, to: pages.accountMessages, label: words.reply, day: day.recalled }
    case 'weigh':
      return { ...seen, to: pages.progress, label: treatmentWords.weigh, day: day.weigh }
    case 'pause-over':
    case 'ask-first':
    case 'regained':
    case 'looked-at':
      return { ...seen, to: pages.accountMessages, label: treatmentWords.write, day: turnDay[turn] }
    case 'ordered':
      return { ...seen, to: pages.accountOrders, label: words.order, day: turnDay[turn] }
    case 'locked':
    case 'paused':
      return { ...seen, day: day[what] }
    default:
      return { ...seen, day: turnDay[turn] }
  }
}

/** Where to go for what an order waits for, where that is not to follow it. */
const waysOn: Partial<Record<OrderWait, { readonly to: string; readonly label: string }>> = {
  payment: { to: pages.accountOrders, label: words.finish },
  reply: { to: pages.accountMessages, label: words.reply },
  confirmation: { to: pages.accountOrders, label: words.confirm },
  parcel: { to: pages.accountOrders, label: words.parcel },
}

const orderDays: Partial<Record<OrderWait, Day>> = {
  reply: day.reply,
  parcel: day.parcel,
  quarantined: day.quarantined,
}

function actionOfOrder(
  id: string,
  { orders: turns }: WhoseTurn,
  { orders }: Account,
  evidence: MyEvidence | null,
  now: number,
): NextAction | null {
  const order = orders.find((one) => one.id === id)
  const turn = turns.get(id)
  if (!order || !turn) return null
  const { waitsFor } = turn
  const followed = {
    title: stageOf(order, turn) as string,
    // Whose turn it is and by when stands above it.
    says: whatNextOf(order, turn, now, null),
    to: pages.accountOrders as string,
    label: words.order as string,
    day: orderDays[waitsFor] ?? turnDay[turn.turn],
  }
  if (waitsFor === 'price') {
    const isCard = order.care?.cardRequest?.why === 'card'
    return { ...followed, label: isCard ? words.card : words.price }
  }
  if (waitsFor !== 'evidence') return { ...followed, ...waysOn[waitsFor] }
  const tasks = evidence?.order === order.reference ? evidence.tasks : []
  const open = tasks.filter(({ state }) => state === 'to_do' || state === 'again')
  const [first] = open
  if (!first) return followed
  const minutes = open.reduce((sum, task) => sum + task.minutes, 0)
  return {
    ...followed,
    day: day.tasks,
    title: words.tasksTitle(open.length, minutes),
    to: taskPath(first.gate),
    label: open.length === tasks.length ? words.startTasks : words.nextTask,
  }
}

function actionOfAppointment(
  next: NextOfAll & { is: 'appointment' | 'order' },
  { appointments }: Account,
  now: number,
) {
  const appointment = appointments.find(({ id }) => id === next.id)
  if (!appointment) return null
  const startsAt = Date.parse(appointment.startsAt)
  const [when, who] = [formatDateTime(startsAt), appointment.clinician.name]
  const to: string = pages.accountAppointments
  if (appointment.toPay)
    return { day: day.appointmentToPay, title: words.kept, says: words.keptSays(when, who), to, label: words.keep }
  const isToday = londonTimeAt(startsAt).date === londonTimeAt(now).date
  const booked = {
    day: isToday ? day.appointmentToday : day.appointmentAhead,
    title: words.booked(appointment.minutes),
    says: words.bookedSays(when, who),
  }
  return roomState({ ...appointment, startsAt }, now) === 'open'
    ? { ...booked, to: roomPath(appointment), label: appointmentWords.join.open, reloadDocument: true }
    : { ...booked, to, label: words.appointment }
}
