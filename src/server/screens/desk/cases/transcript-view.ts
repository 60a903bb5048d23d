import { shortDate } from '#domain/calendar/short-date.ts'
import { doses } from '#domain/intake/check-in/doses.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { storedTranscript, type Transcript, type TranscriptQuestion } from '#domain/intake/engine/transcript.ts'

/** For the desk, in the words of the version under which it was answered. */
export function transcriptView(flow: AnyFlow, version: number, answers: Record<string, unknown>) {
  const stored: Transcript | null = storedTranscript(flow, version, answers)
  if (!stored) return null
  return {
    version: stored.version,
    topics: stored.topics.map(({ topic, questions }) => ({ topic, questions: questions.map(shownQuestion) })),
    offRoute: stored.offRoute.map(shownQuestion),
    notAsked: stored.notAsked.map(({ step, question }) => ({ step, question, is: 'not asked' as const, answer: [] })),
  }
}

/** The steps of a transcript that were answered, on the route the person took. */
export const answeredIn = (told: ReturnType<typeof transcriptView>): string[] =>
  (told?.topics ?? []).flatMap(({ questions }) =>
    questions.filter(({ is }) => is === 'answered').map(({ step }) => step),
  )

const shownQuestion = (stored: TranscriptQuestion) => ({
  step: stored.step,
  question: stored.question,
  is: stored.is,
  answer:
    stored.is === 'answered' ? stored.answer.map((line) => (stored.step === doses.id ? datesInWords(line) : line)) : [],
})

/** The words of an answer are part of its questionnaire, and have 26/10/2026 for a day of a dose. */
const datesInWords = (line: string): string =>
  line.replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, day: string, month: string, year: string) =>
    shortDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
  )
