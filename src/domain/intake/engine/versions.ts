import { answersOf, type ReadAnswers, readAnswers } from './answers.ts'
import type { AnyFlow } from './flow.ts'
import type { Answers, Step } from './step.ts'

/** A flow as it was. Frozen: people's answers are stored in its words. */
export interface EarlierVersion {
  readonly version: number
  /** The steps that the version after it changed, as they were. The others were as they are there. */
  readonly steps: Readonly<Record<string, Step>>
  /** `steps` are all the steps there were: the version after it has some that this one had not. */
  readonly isWhole?: boolean
  /** These answers in the words of the version after it, where those mean the same. What it leaves out is asked again. */
  readonly inNextWords: (answers: Answers) => Answers
}

const newestFirst = ({ earlier = [] }: AnyFlow) => earlier.toSorted((one, other) => other.version - one.version)

/** Every version that answers may be stored in, the present one first. */
export const versionsOf = (flow: AnyFlow): number[] => [
  flow.version,
  ...newestFirst(flow).map(({ version }) => version),
]

/** The flow as it was in this version, to read what was answered then. Null: there was no such version. */
export function flowAt(flow: AnyFlow, version: number): AnyFlow | null {
  if (!versionsOf(flow).includes(version)) return null
  const since = newestFirst(flow).filter((earlier) => earlier.version >= version)
  // From the oldest of them that has all its steps with it, or else from those of today.
  const from = since.findLastIndex(({ isWhole }) => isWhole)
  const changed = since.slice(Math.max(from, 0)).map(({ steps }) => steps)
  return { ...flow, version, steps: Object.assign({}, from < 0 ? flow.steps : {}, ...changed) }
}

type ReadVersion = ReadAnswers & { readonly version: number }

/** Reads answers from outside that say which version they are of. Null: there was no such version. */
export function readByVersion(flow: AnyFlow, version: number, given: unknown): ReadVersion | null {
  const asked = flowAt(flow, version)
  return asked && { ...readAnswers(asked, given), version }
}

/**
 * Reads answers that do not say it: from a page that was opened before versions were told apart. The newest version
 * that has them all is theirs; if none has, what is wrong is said by the present one.
 */
export function readByAnyVersion(flow: AnyFlow, given: unknown): ReadVersion {
  const present = { ...readAnswers(flow, given), version: flow.version }
  if (present.ok) return present
  const earlier = newestFirst(flow).map(({ version }) => readByVersion(flow, version, given))
  return earlier.find((read) => read?.ok) ?? present
}

/** Answers of this version in the words of today, with what is still being typed. */
export const toCurrentVersion = (flow: AnyFlow, version: number, answers: Answers): Answers =>
  newestFirst(flow)
    .filter((earlier) => earlier.version >= version)
    .toReversed()
    .reduce((given, { inNextWords }) => inNextWords(given), answers)

/** Stored answers of this version as answers of today. What has no like today is left out, and so asked again. */
export const carriedForward = (flow: AnyFlow, version: number, answers: Answers): Answers =>
  version === flow.version ? answers : answersOf(flow, toCurrentVersion(flow, version, answers))
