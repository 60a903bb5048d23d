import { answersOf, type ReadAnswers, readAnswers } from './answers.ts'
import type { AnyFlow } from './flow.ts'
import type { Answers, Step } from './step.ts'

/** An earlier version of a flow. Frozen: patients' answers are stored in its words. */
export interface EarlierVersion {
  readonly version: number
  /** The steps that the next version changed, as they were. The others were the same. */
  readonly steps: Readonly<Record<string, Step>>
  /** `steps`: all the steps of this version, where the next version added some. */
  readonly isWhole?: boolean
  /**
   * Converts answers to the words of the next version, where those mean the same. What it leaves out is asked again.
   */
  readonly inNextWords: (answers: Answers) => Answers
}

const newestFirst = ({ earlier = [] }: AnyFlow) => earlier.toSorted((one, other) => other.version - one.version)

/** Every version in which answers may be stored, the current one first. */
export const versionsOf = (flow: AnyFlow): number[] => [
  flow.version,
  ...newestFirst(flow).map(({ version }) => version),
]

/** The flow as it was in this version, to read answers given then. Null: there was no such version. */
export function flowAt(flow: AnyFlow, version: number): AnyFlow | null {
  if (!versionsOf(flow).includes(version)) return null
  const since = newestFirst(flow).filter((earlier) => earlier.version >= version)
  // From the oldest version with a complete list of steps, or else from today's.
  const from = since.findLastIndex(({ isWhole }) => isWhole)
  const changed = since.slice(Math.max(from, 0)).map(({ steps }) => steps)
  return { ...flow, version, steps: Object.assign({}, from < 0 ? flow.steps : {}, ...changed) }
}

type ReadVersion = ReadAnswers & { readonly version: number }

/** Reads answers from a request that name their version. Null: there was no such version. */
export function readByVersion(flow: AnyFlow, version: number, given: unknown): ReadVersion | null {
  const asked = flowAt(flow, version)
  return asked && { ...readAnswers(asked, given), version }
}

/**
 * Reads answers that name no version, from a page opened before versions were sent. The newest version that accepts
 * them all is used; if none does, the current one reports the problem.
 */
export function readByAnyVersion(flow: AnyFlow, given: unknown): ReadVersion {
  const present = { ...readAnswers(flow, given), version: flow.version }
  if (present.ok) return present
  const earlier = newestFirst(flow).map(({ version }) => readByVersion(flow, version, given))
  return earlier.find((read) => read?.ok) ?? present
}

/** Answers of this version in today's words, including text being typed. */
export const toCurrentVersion = (flow: AnyFlow, version: number, answers: Answers): Answers =>
  newestFirst(flow)
    .filter((earlier) => earlier.version >= version)
    .toReversed()
    .reduce((given, { inNextWords }) => inNextWords(given), answers)

/** Stored answers of this version as today's answers. Those without an equivalent are left out, and so asked again. */
export const carriedForward = (flow: AnyFlow, version: number, answers: Answers): Answers =>
  version === flow.version ? answers : answersOf(flow, toCurrentVersion(flow, version, answers))
