import { type Evidence, noEvidence } from '../cases/evidence.ts'
import { gatesFor, missing, type Reported } from '../cases/evidence-gates.ts'
import { type Gate, gates } from '../cases/gates.ts'
import type { Answers } from '../intake/engine/step.ts'
import { previousWeightLossMedications } from '../intake/weight-management/previous-weight-loss-medications.ts'

/** In `to_do` it is the patient's turn, in `sent` and `looked_at` ours, in `booked` both; `again` says why. */
export const taskStates = ['to_do', 'booked', 'sent', 'looked_at', 'done', 'again'] as const

type TaskState = (typeof taskStates)[number]

/** Why evidence is asked for again. `words`: staff wrote the reason. */
export const againReasons = [
  'name',
  'birth date',
  'age',
  'unreadable',
  'failed',
  'out_of_date',
  'missed',
  'called off',
  'words',
] as const

export type AgainBecause = (typeof againReasons)[number]

export interface Task {
  readonly gate: Gate
  readonly state: TaskState
  readonly because: AgainBecause | null
  readonly minutes: number
}

/** What is under way at a gate, besides what is verified. */
export interface UnderWay {
  /** An appointment for it is booked. */
  readonly isBooked: boolean
  readonly isSent: boolean
  readonly isLookedAt: boolean
  readonly again: AgainBecause | null
}

export const nothingUnderWay: UnderWay = { isBooked: false, isSent: false, isLookedAt: false, again: null }

const [never] = previousWeightLossMedications.options.filter(({ excludes }) => excludes === 'all')

/** Whether the patient has taken a medicine before, so that a proof of it can be required. */
export function saysTreatmentElsewhere(answers: Answers): boolean {
  const said = answers[previousWeightLossMedications.answerKey]
  return typeof said === 'string' && said !== '' && said !== never?.value
}

function stateOf(isOpen: boolean, { isBooked, isSent, isLookedAt, again }: UnderWay): TaskState {
  if (!isOpen) return 'done'
  if (isBooked) return 'booked'
  if (isLookedAt) return 'looked_at'
  if (isSent) return 'sent'
  return again === null ? 'to_do' : 'again'
}

interface Given {
  readonly answers: Answers
  readonly evidence: Evidence
  /** For the next pen; null, or absent: it is a first order. */
  readonly repeat?: { readonly isBmiDue: boolean } | null
  /** An answer in a form was "not sure", or lacks a required name. */
  readonly hasUnanswered?: boolean
  readonly told: Reported
  readonly underWay: Readonly<Partial<Record<Gate, UnderWay>>>
}

/** All tasks of an order with their status, in the order they are asked for. */
export function tasksOf({ answers, evidence, repeat = null, hasUnanswered = false, told, underWay }: Given): Task[] {
  const needed = gatesFor({ hasTreatmentElsewhere: saysTreatmentElsewhere(answers), repeat, hasUnanswered })
  const open = new Map(missing(needed, evidence, told).map((task) => [task.gate, task.is]))
  return needed.map((gate) => {
    const is = open.get(gate)
    const there = underWay[gate] ?? nothingUnderWay
    const again = there.again ?? (is === 'out_of_date' ? 'out_of_date' : null)
    const state = stateOf(is !== undefined, { ...there, again })
    return { gate, state, because: state === 'again' ? again : null, minutes: gates[gate].minutes }
  })
}

interface Listing {
  /** There is nothing to reply to before staff have written. */
  readonly hasBeenWrittenTo: boolean
  /**
   * The points were agreed to after ordering. If the patient agreed before the questionnaire, they were never a task.
   */
  readonly wereConsentsATask: boolean
}

/** The tasks shown to the patient. */
export const tasksToList = (tasks: readonly Task[], { hasBeenWrittenTo, wereConsentsATask }: Listing): Task[] =>
  tasks.filter(({ gate, state }) => {
    if (gate === 'consents') return state !== 'done' || wereConsentsATask
    return gate !== 'two_way_contact' || state === 'done' || hasBeenWrittenTo
  })

interface Ahead {
  readonly answers: Answers
  readonly areConsentsGiven: boolean
  /** Evidence from an earlier order is not asked for again. */
  readonly settled?: readonly Gate[]
}

/** The tasks of a first order, known before the patient pays, by the rule that lists them afterwards. */
export function tasksAhead({ answers, areConsentsGiven, settled = [] }: Ahead): Task[] {
  const told = { registered: { bornOn: '' }, areConsentsGiven, isFollowUpFinished: false, today: '' }
  const tasks = tasksOf({ answers, evidence: noEvidence, told, underWay: {} })
  return tasksToList(tasks, { hasBeenWrittenTo: false, wereConsentsATask: false }).filter(
    ({ gate }) => !settled.includes(gate),
  )
}

export const minutesOf = (tasks: readonly Pick<Task, 'minutes'>[]): number =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0)
