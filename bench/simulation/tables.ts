import { dayMs } from '#domain/calendar/durations.ts'
import { count } from '../measures/figure.ts'
import { type Assumptions, eligibleOf, finishersOf, ordersOf, startsOf } from './assumptions.ts'
import { type SimulatedRole, simulatedRoles } from './desk.ts'
import { type Evening, eveningOf } from './evening.ts'
import { type Load, meanLoad, peakLoad, questionsAsked } from './load.ts'
import { type Staffing, smallestStaff, withOneLess } from './smallest-staff.ts'

export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const does: Readonly<Record<SimulatedRole, string>> = {
  coach: 'verifies weight and height by video',
  prescriber: 'decides, signs, calls patients who may not be safe',
  pharmacist: 'checks what is approved',
  support: 'sends parcels, answers messages',
}

const hours = (minutes: number): string => (minutes / 60).toFixed(1)

export function funnel(given: Assumptions): Table {
  const rows: [string, number][] = [
    ['visits', given.visits],
    ['begin the questionnaire', startsOf(given)],
    ['finish it', finishersOf(given)],
    ['may buy', eligibleOf(given)],
    ['pay', ordersOf(given)],
  ]
  return {
    title: `Who comes on ${given.date} from ${given.begins}, in ${given.minutes} minutes`,
    head: ['', 'people'],
    rows: rows.map(([what, people]) => [what, count(people)]),
  }
}

export function staffTable(given: Assumptions, evening: Evening, { staff, outcome }: Staffing): Table {
  const lastOrder = Math.max(...evening.patients.map(({ orderedAt }) => orderedAt))
  return {
    title: 'The fewest people with whom every clock is kept',
    head: [
      'role',
      'people',
      'does',
      'pieces',
      'hours of work',
      'longest queue',
      'longest wait',
      'done after',
      'with one less',
    ],
    rows: simulatedRoles.map((role) => {
      const { tasks, minutes, longestQueue, longestWaitMinutes, endedAt } = outcome.worked[role]
      const short = staff[role] > 1 ? withOneLess(given, evening, staff, role).worked[role].breaches : tasks
      return [
        role,
        count(staff[role]),
        does[role],
        count(tasks),
        count(minutes / 60),
        count(longestQueue),
        `${hours(longestWaitMinutes)} h`,
        `${((endedAt - lastOrder) / dayMs).toFixed(1)} days`,
        `${count(short)} late`,
      ]
    }),
  }
}

interface Sizes {
  readonly seed: number
  readonly sizes: readonly number[]
  /** For the given number. */
  readonly found: Staffing
}

/** The same evening with fewer and more people. */
export function bySize(given: Assumptions, { seed, sizes, found }: Sizes): Table {
  return {
    title: 'By how many come',
    head: ['visits in the hour', 'orders', ...simulatedRoles, 'sent', 'declined', 'card released'],
    rows: sizes.map((visits) => {
      const some = { ...given, visits }
      const evening = eveningOf(some, seed)
      const { staff, outcome } = visits === given.visits ? found : smallestStaff(some, evening)
      const { dispatched, declined, expired } = outcome.ends
      const people = simulatedRoles.map((role) => count(staff[role]))
      return [
        count(visits),
        count(evening.patients.length),
        ...people,
        count(dispatched),
        count(declined),
        count(expired),
      ]
    }),
  }
}

export function loadTable(given: Assumptions): Table {
  const row = (name: string, { visits, saves, orders, calls }: Load) => [
    name,
    visits.toFixed(1),
    saves.toFixed(1),
    orders.toFixed(2),
    calls.toFixed(1),
  ]
  return {
    title: `What the servers have to do each second, with ${questionsAsked} questions to the end`,
    head: ['', 'visits', 'saves', 'orders', 'calls in all'],
    rows: [row('on the mean', meanLoad(given)), row('at the peak', peakLoad(given))],
  }
}
