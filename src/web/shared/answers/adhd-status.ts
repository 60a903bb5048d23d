import { useEffect, useMemo } from 'react'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { scoreOf } from '#domain/intake/adhd/score.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { questionnaire } from './adhd.ts'
import { startQuestionnaire } from './on-this-device.ts'
import type { Submitted } from './questionnaire.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { useQuestionnaireState } from './use-questionnaire-state.ts'

/** What has been answered on this device, and where it leads. */
const statusOf = (answers: Answers) => ({
  answers,
  /** Only `finished` leads to a booking; the walk leaves questions 7 and 8 aside. */
  end: walk(adhd, answers).end,
  /** Null while one of the six scored questions is missing: until then there is no result to see. */
  score: scoreOf(answers),
})

export type AdhdStatus = ReturnType<typeof statusOf>

/** For pages that come after the ADHD questionnaire. Null until the answers are read. */
export function useAdhdStatus(): AdhdStatus | null {
  const { isLoaded, data } = useQuestionnaireState(questionnaire, (state) => state)
  useEffect(() => startQuestionnaire(questionnaire), [])
  return useMemo(() => (isLoaded ? statusOf(data) : null), [isLoaded, data])
}

/** The answers as they are sent when something is built on them. */
export function givenAdhdAnswers(): Answers {
  startQuestionnaire(questionnaire)
  return questionnaire.answers()
}

/** Brings whatever is not on the server yet there, before something is built on it. */
export const sendAdhdAnswers = (): Promise<Submitted> => sendUnsaved(questionnaire)
