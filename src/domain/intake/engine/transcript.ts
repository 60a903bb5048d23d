import { accepts } from './answers.ts'
import { asAsked, choiceAsAsked, unknownContext, usualContext } from './as-asked.ts'
import { askedOf } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import { inWords } from './reported-answer.ts'
import type { Answers, Context, QuestionStep, StepDestination } from './step.ts'
import { flowAt } from './versions.ts'
import { addressedWalk, isAnswered, isOptional } from './walk.ts'

/** A question as it was put to somebody. */
interface AskedQuestion {
  readonly step: string
  readonly topic: string
  readonly question: string
  /** What they could choose from; none where they wrote or measured. */
  readonly options: readonly string[]
}

/** The same with what became of it. */
export type TranscriptQuestion = AskedQuestion &
  (
    | { readonly is: 'answered'; readonly answer: readonly string[] }
    /** They went on without an answer, as they might. */
    | { readonly is: 'skipped' }
    /** They got there, and no further. */
    | { readonly is: 'unanswered' }
  )

export interface Transcript {
  /** The version of the questionnaire that was asked. */
  readonly version: number
  /** Every question on the person's way, in its order, by what they are about. */
  readonly topics: readonly { readonly topic: string; readonly questions: readonly TranscriptQuestion[] }[]
  /** What is kept from a way that the person has left since. It decides nothing. */
  readonly offRoute: readonly TranscriptQuestion[]
  /** The questions that their answers never led to. */
  readonly notAsked: readonly AskedQuestion[]
}

/**
 * What somebody was asked and what they said, for others to read. `given` is what the steps were told from outside,
 * whatever their addresses carried.
 */
export function transcript(flow: AnyFlow, answers: Answers, given: Context = {}): Transcript {
  const stops = stopsOf(flow, answers, given)
  const isOnRoute = ({ id }: QuestionStep) => stops.some(({ step }) => step === id)
  const isKept = (step: QuestionStep) => accepts(step, answers[step.answerKey])
  // An answer can be off the route where its question is on it: another answer has left no room for it since.
  const others = Object.values(flow.steps)
    .filter((step) => step.kind !== 'intro')
    .filter((step) => !isOnRoute(step) || !isAnswered(step, answers))
  const unknown = { ...unknownContext(flow), ...given }
  return {
    version: flow.version,
    topics: byTopic(stops.flatMap((stop) => toldAt(flow, answers, stop, given))),
    offRoute: others.filter(isKept).map((step) => ({ ...asked(step, unknown), ...keptAnswer(step, answers) })),
    notAsked: others.filter((step) => !isOnRoute(step) && !isKept(step)).map((step) => asked(step, unknown)),
  }
}

/** The same of a stored answer set, by the version that it was given under. Null: there was no such version. */
export function storedTranscript(flow: AnyFlow, version: number, answers: Answers, given?: Context): Transcript | null {
  const then = flowAt(flow, version)
  return then && transcript(then, answers, given)
}

/** The way from the first step, then those side paths that were begun. */
function stopsOf(flow: AnyFlow, answers: Answers, given: Context): readonly StepDestination[] {
  const begun = (flow.sidePaths ?? []).filter((id) => {
    const step = flow.steps[id]
    return step !== undefined && isAnswered(step, answers)
  })
  return [flow.first, ...begun].flatMap((from) => addressedWalk(flow, answers, from, given).stops)
}

function toldAt(
  flow: AnyFlow,
  answers: Answers,
  { step: id, context }: StepDestination,
  given: Context,
): readonly TranscriptQuestion[] {
  const step = flow.steps[id]
  if (!step || step.kind === 'intro') return []
  const known = { ...usualContext(flow), ...given, ...context }
  const question = asked(asOffered(step, answers, known), known)
  if (isAnswered(step, answers)) return [{ ...question, ...keptAnswer(step, answers) }]
  return [{ ...question, is: isOptional(step) ? 'skipped' : 'unanswered' }]
}

function asOffered(step: QuestionStep, answers: Answers, context: Context): QuestionStep {
  if (step.kind === 'checklist') return askedOf(step, answers)
  return step.kind === 'choice' ? choiceAsAsked(step, context) : step
}

const asked = (step: QuestionStep, context: Context): AskedQuestion => ({
  step: step.id,
  topic: step.topic,
  question: asAsked(step.question, context),
  options: 'options' in step ? step.options.map(({ label }) => label) : [],
})

/** An answer that says nothing was given in place of one. */
function keptAnswer(step: QuestionStep, answers: Answers) {
  const answer = inWords(step, answers[step.answerKey])
  return answer.length === 0 ? ({ is: 'skipped' } as const) : ({ is: 'answered', answer } as const)
}

function byTopic(told: readonly TranscriptQuestion[]): Transcript['topics'] {
  const topics = [...new Set(told.map(({ topic }) => topic))]
  return topics.map((topic) => ({ topic, questions: told.filter((one) => one.topic === topic) }))
}
