import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { storedTranscript, type Transcript, type TranscriptQuestion } from '#domain/intake/engine/transcript.ts'

/** For the desk, in the words of the version under which it was answered. */
export function transcriptView(flow: AnyFlow, version: number, answers: Record<string, unknown>) {
  const told: Transcript | null = storedTranscript(flow, version, answers)
  if (!told) return null
  return {
    version: told.version,
    topics: told.topics.map(({ topic, questions }) => ({ topic, questions: questions.map(shownQuestion) })),
    offRoute: told.offRoute.map(shownQuestion),
    notAsked: told.notAsked.map(({ step, question }) => ({ step, question, is: 'not asked' as const, answer: [] })),
  }
}

/** The steps of a transcript that were answered, on the route the person took. */
export const answeredIn = (told: ReturnType<typeof transcriptView>): string[] =>
  (told?.topics ?? []).flatMap(({ questions }) =>
    questions.filter(({ is }) => is === 'answered').map(({ step }) => step),
  )

const shownQuestion = (told: TranscriptQuestion) => ({
  step: told.step,
  question: told.question,
  is: told.is,
  answer: told.is === 'answered' ? [...told.answer] : [],
})
