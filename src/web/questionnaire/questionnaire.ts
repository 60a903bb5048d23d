import { answersOf } from '#domain/questionnaires/engine/answers.ts'
import { readProgress, resume, writeProgress } from '#domain/questionnaires/engine/saved-progress.ts'
import {
  answer,
  arriveAt,
  canGoBack,
  goBack,
  goTo,
  initialState,
  type QuestionnaireState,
} from '#domain/questionnaires/engine/state.ts'
import { type FlowName, flows } from '#domain/questionnaires/flows.ts'
import { type AnswerSaver, createAnswerSaver } from './answer-saver.ts'

export const progressKey = 'questionnaire_data'

interface Dependencies {
  readonly flow: FlowName
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly call: Parameters<typeof createAnswerSaver>[0]['call']
  readonly tab: string
  readonly log: (message: string) => void
}

/** `overtaken`: another tab has answered since, and this one must not go on. */
type Submitted = 'saved' | 'unsaved' | 'overtaken'

export interface Questionnaire {
  readonly state: QuestionnaireState
  readonly saver: AnswerSaver
  load(): void
  answer(key: string, value: unknown): void
  arriveAt(step: string): void
  goTo(step: string): void
  /** The step it went back to, or null if there was none. */
  goBack(): string | null
  /** Saves the whole flow; afterwards the state says what to tell if it failed. */
  keep(sayOnFailure: string | null): Promise<Submitted>
  /** Does the same while the state says that it is under way. */
  submit(sayOnFailure: string | null): Promise<Submitted>
  reset(): void
  /** Another tab has kept this text: true if it holds other answers than these. Where that tab stands is its own affair. */
  differsFrom(kept: string): boolean
  subscribe(listener: () => void): () => void
}

/** One person's questionnaire in this tab: the pure state of the domain, kept in browser storage and on the server. */
export function createQuestionnaire({ flow, storage, ...rest }: Dependencies): Questionnaire {
  const listeners = new Set<() => void>()
  let state = initialState
  const ansData = () => JSON.stringify(answersOf(flows[flow], state.data))
  const saver = createAnswerSaver({ flow, storage, answers: ansData, ...rest })

  function become(next: QuestionnaireState) {
    if (next === state) return
    const isToBeKept = next.isLoaded && (next.stepHistory !== state.stepHistory || next.data !== state.data)
    state = next
    if (isToBeKept) storage.setItem(progressKey, writeProgress(state))
    for (const listener of listeners) listener()
  }

  async function keep(sayOnFailure: string | null): Promise<Submitted> {
    if (state.error !== null) become({ ...state, error: null })
    const isSaved = await saver.save()
    const error = isSaved ? null : sayOnFailure
    become({ ...state, isSubmitting: false, error, userId: storage.getItem('uniqueId') })
    if (isSaved) return 'saved'
    return saver.state === 'stale' ? 'overtaken' : 'unsaved'
  }

  return {
    get state() {
      return state
    },
    saver,
    load() {
      if (state.isLoaded) return
      const loaded = resume(state, readProgress(storage.getItem(progressKey)))
      state = { ...loaded, userId: storage.getItem('uniqueId') }
      for (const listener of listeners) listener()
    },
    answer(key, value) {
      if (state.data[key] === value) return
      become(answer(state, key, value))
      saver.noteChange()
    },
    arriveAt: (step) => become(arriveAt(state, step)),
    goTo: (step) => become(goTo(state, step)),
    goBack() {
      if (!canGoBack(state)) return null
      become(goBack(state))
      return state.currentStep
    },
    keep,
    submit(sayOnFailure) {
      become({ ...state, isSubmitting: true })
      return keep(sayOnFailure)
    },
    reset() {
      storage.removeItem(progressKey)
      state = { ...initialState, isLoaded: true, userId: state.userId }
      for (const listener of listeners) listener()
    },
    differsFrom: (kept) => JSON.stringify(readProgress(kept)?.data ?? {}) !== JSON.stringify(state.data),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
