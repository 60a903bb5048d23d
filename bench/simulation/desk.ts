import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { createHeap } from './heap.ts'
import type { OpenHours } from './open-hours.ts'

export const simulatedRoles = ['coach', 'prescriber', 'pharmacist', 'support'] as const
export type SimulatedRole = (typeof simulatedRoles)[number]
export type Staff = Readonly<Record<SimulatedRole, number>>

interface Task {
  readonly role: SimulatedRole
  /** The more severe work is taken first, the lowest rank before all. */
  readonly rank: number
  readonly since: Instant
  readonly due: Instant
  readonly minutes: number
  /** What follows when it is done. */
  readonly onDone: (doneAt: Instant) => void
}

/** The results of a role. */
export interface Worked {
  readonly tasks: number
  readonly minutes: number
  readonly longestQueue: number
  /** In opening hours. */
  readonly longestWaitMinutes: number
  readonly breaches: number
  readonly endedAt: Instant
}

interface Happening {
  readonly at: Instant
  readonly turn: number
  readonly happen: () => void
}

export interface Desk {
  /** At a future moment. */
  at(moment: Instant, happen: () => void): void
  give(task: Task): void
  now(): Instant
  /** Until no event is left. */
  run(): Readonly<Record<SimulatedRole, Worked>>
}

/** Staff who take the most severe work first, then what is due first, while the desk is open. */
export function openDesk(staff: Staff, hours: OpenHours, productive: number): Desk {
  let now = 0
  let turn = 0
  const happenings = createHeap<Happening>(
    (one, other) => one.at < other.at || (one.at === other.at && one.turn < other.turn),
  )
  const at = (moment: Instant, happen: () => void) => happenings.push({ at: moment, turn: turn++, happen })
  const rooms = Object.fromEntries(simulatedRoles.map((role) => [role, openRoom(staff[role])])) as Record<
    SimulatedRole,
    Room
  >

  function openRoom(people: number) {
    const queue = createHeap<Task & { readonly turn: number }>(isTakenBefore)
    let free = people
    let opensAt = 0
    const worked = { tasks: 0, minutes: 0, longestQueue: 0, longestWaitMinutes: 0, breaches: 0, endedAt: 0 }

    function take(): void {
      if (queue.size === 0 || free === 0) return
      if (!hours.isOpen(now)) waitForMorning()
      else while (free > 0 && queue.size > 0) begin(queue.pop() as Task)
    }

    function waitForMorning(): void {
      const opens = hours.opensFrom(now)
      if (opens === opensAt) return
      opensAt = opens
      at(opens, take)
    }

    function begin({ since, due, minutes, onDone }: Task): void {
      free -= 1
      const waited = hours.between(since, now) / minuteMs
      worked.longestWaitMinutes = Math.max(worked.longestWaitMinutes, waited)
      const doneAt = hours.after(now, (minutes / productive) * minuteMs)
      at(doneAt, () => {
        free += 1
        worked.tasks += 1
        worked.minutes += minutes
        worked.endedAt = now
        if (doneAt > due) worked.breaches += 1
        onDone(doneAt)
        take()
      })
    }

    return {
      worked,
      give(task: Task) {
        queue.push({ ...task, turn: turn++ })
        take()
        worked.longestQueue = Math.max(worked.longestQueue, queue.size)
      },
    }
  }

  return {
    at,
    now: () => now,
    give: (task) => rooms[task.role].give(task),
    run() {
      for (let next = happenings.pop(); next; next = happenings.pop()) {
        now = next.at
        next.happen()
      }
      return Object.fromEntries(simulatedRoles.map((role) => [role, rooms[role].worked])) as Record<
        SimulatedRole,
        Worked
      >
    },
  }
}

type Room = { readonly worked: Worked; give(task: Task): void }

const isTakenBefore = (one: Task & { readonly turn: number }, other: Task & { readonly turn: number }): boolean =>
  one.rank - other.rank < 0 ||
  (one.rank === other.rank && (one.due < other.due || (one.due === other.due && one.turn < other.turn)))
