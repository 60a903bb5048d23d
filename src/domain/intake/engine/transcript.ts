import { accepts } from './answers.ts'
import { asAsked, choiceAsAsked, unknownContext, usualContext } from './as-asked.ts'
import { askedOf } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import { inWords } from './reported-answer.ts'
import type { Answers, Context, QuestionStep, StepDestination } from './step.ts'
import { flowAt } from './versions.ts'
import { addressedWalk, isAnswered, isOptional } from './walk.ts'

/** A question as shown to the patient. */
interface AskedQuestion {
  readonly step: string
  readonly topic: string
  readonly question: string
  /** The options; none where the patient wrote or measured. */
  readonly options: readonly string[]
}

/** With its answer. */
export type TranscriptQuestion = AskedQuestion &
  (
    | { readonly is: 'answered'; readonly answer: readonly string[] }
    /** The patient continued without an answer, as they may. */
    | { readonly is: 'skipped' }
    /** The patient stopped here. */
    | { readonly is: 'unanswered' }
  )

export interface Transcript {
  /** The version of the questionnaire that was asked. */
  readonly version: number
  /** Every question on the patient's route, in order, by topic. */
  readonly topics: readonly { readonly topic: string; readonly questions: readonly TranscriptQuestion[] }[]
  /** Answers of a route that the patient has left since. They decide nothing. */
  readonly offRoute: readonly TranscriptQuestion[]
  /** Questions that the answers never led to. */
  readonly notAsked: readonly AskedQuestion[]
}

/**
 * What a patient was asked and answered, for clinicians. `given` is the context from outside, whatever the addresses
 * carried.
 */
export function transcript(flow: AnyFlow, answers: Answers, given: Context = {}): Transcript {
  const stops = stopsOf(flow, answers, given)
  const isOnRoute = ({ id }: QuestionStep) => stops.some(({ step }) => step === id)
  const isAccepted = (step: QuestionStep) => accepts(step, answers[step.answerKey])
  // An answer can be off the route while its question is on it: a later answer made it invalid.
  const others = Object.values(flow.steps)
    .filter((step) => step.kind !== 'intro')
    .filter((step) => !isOnRoute(step) || !isAnswered(step, answers))
  const unknown = { ...unknownContext(flow), ...given }
  return {
    version: flow.version,
    topics: byTopic(stops.flatMap((stop) => questionAt(flow, answers, stop, given))),
    offRoute: others.filter(isAccepted).map((step) => ({ ...asked(step, unknown), ...storedAnswer(step, answers) })),
    notAsked: others.filter((step) => !isOnRoute(step) && !isAccepted(step)).map((step) => asked(step, unknown)),
  }
}

/** The transcript of a stored answer set, by the version it was given under. Null: there was no such version. */
export function storedTranscript(flow: AnyFlow, version: number, answers: Answers, given?: Context): Transcript | null {
  const then = flowAt(flow, version)
  return then && transcript(then, answers, given)
}

/** The route from the first step, then the side paths that were begun. */
function stopsOf(flow: AnyFlow, answers: Answers, given: Context): readonly StepDestination[] {
  const begun = (flow.sidePaths ?? []).filter((id) => {
    const step = flow.steps[id]
    return step !== undefined && isAnswered(step, answers)
  })
  return [flow.first, ...begun].flatMap((from) => addressedWalk(flow, answers, from, given).stops)
}

function questionAt(
  flow: AnyFlow,
  answers: Answers,
  { step: id, context }: StepDestination,
  given: Context,
): readonly TranscriptQuestion[] {
  const step = flow.steps[id]
  if (!step || step.kind === 'intro') return []
  const known = { ...usualContext(flow), ...given, ...context }
  const question = asked(asOffered(step, answers, known), known)
  if (isAnswered(step, answers)) return [{ ...question, ...storedAnswer(step, answers) }]
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

/** An answer without words was an explicit skip. */
function storedAnswer(step: QuestionStep, answers: Answers) {
  const answer = inWords(step, answers[step.answerKey])
  return answer.length === 0 ? ({ is: 'skipped' } as const) : ({ is: 'answered', answer } as const)
}

function byTopic(questions: readonly TranscriptQuestion[]): Transcript['topics'] {
  const topics = [...new Set(questions.map(({ topic }) => topic))]
  return topics.map((topic) => ({ topic, questions: questions.filter((one) => one.topic === topic) }))
}
