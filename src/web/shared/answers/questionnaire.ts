import { answersOf } from '#domain/intake/engine/answers.ts'
import {
  ownProgress,
  readProgress,
  resume,
  type SavedProgress,
  withOwnProgress,
  writeProgress,
} from '#domain/intake/engine/saved-progress.ts'
import {
  answer,
  arriveAt,
  canGoBack,
  goBack,
  goTo,
  initialStateOf,
  type QuestionnaireState,
} from '#domain/intake/engine/state.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { toCurrentVersion } from '#domain/intake/engine/versions.ts'
import type { RegisteredFlow } from '#domain/intake/flows.ts'
import { type AnswerSaver, createAnswerSaver, type SaveBody, type SaveReply } from './answer-saver.ts'
import { noteVersion, readSavedVersion } from './saved-version.ts'

export const progressKey = 'questionnaire_data'

interface Dependencies<Asked extends RegisteredFlow> {
  readonly flow: Asked
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly call: (body: SaveBody<Asked['name']>, signal: AbortSignal) => Promise<SaveReply>
  readonly tab: string
  readonly log: (message: string) => void
  readonly onForeign?: () => void
  /** What browser storage holds beside the progress, by its keys, as these answers have it. */
  readonly keptBeside?: (answers: Answers) => Readonly<Record<string, string>>
}

/** `overtaken`: another tab has answered since, or the questions are closed, and this one must not go on. */
export type Submitted = 'saved' | 'unsaved' | 'overtaken'

export interface Questionnaire<Asked extends RegisteredFlow = RegisteredFlow> {
  readonly flow: Asked
  readonly state: QuestionnaireState
  /** As it is before anything is known: what prerendered pages show. */
  readonly blank: QuestionnaireState
  readonly saver: AnswerSaver
  load(): void
  /** Takes up what is kept as if for the first time: somebody else has put it there. */
  reload(): void
  /** The answers given so far that can be saved. */
  answers(): Answers
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

/**
 * One person's questionnaire in this tab: the pure state of the domain, kept in browser storage and on the server. The
 * text in browser storage is shared with the other questionnaires, so each reads and writes only its own part of it.
 */
export function createQuestionnaire<Asked extends RegisteredFlow>({
  flow,
  storage,
  keptBeside,
  call,
  ...rest
}: Dependencies<Asked>): Questionnaire<Asked> {
  const listeners = new Set<() => void>()
  const blank = initialStateOf(flow)
  let state = blank
  const answers = () => answersOf(flow, state.data)
  const ansData = () => JSON.stringify(answers())
  const saver = createAnswerSaver<Asked['name']>({
    flow: flow.name,
    storage,
    answers: ansData,
    call: (body, signal) => call({ ...body, version: flow.version }, signal),
    ...rest,
  })

  const kept = () => readProgress(storage.getItem(progressKey))

  /** Answers of an earlier version are taken up in the words of this one. */
  function ownKept(): SavedProgress | null {
    const saved = kept()
    const own = saved && ownProgress(flow, saved)
    return own && { ...own, data: toCurrentVersion(flow, readSavedVersion(storage, flow), own.data) }
  }

  function put(own: SavedProgress) {
    noteVersion(storage, flow)
    const { data, stepHistory } = withOwnProgress(flow, kept(), own)
    const isEmpty = Object.keys(data).length === 0 && stepHistory.length === 0
    if (isEmpty) storage.removeItem(progressKey)
    else storage.setItem(progressKey, writeProgress({ data, stepHistory }))
  }

  function putBeside(before: Answers, now: Answers) {
    if (!keptBeside) return
    const values = keptBeside(now)
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value)
    for (const key of Object.keys(keptBeside(before))) if (!Object.hasOwn(values, key)) storage.removeItem(key)
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  function become(next: QuestionnaireState) {
    if (next === state) return
    const before = state
    state = next
    // A tab that was overtaken writes nothing over the answers of the one that goes on.
    if (next.isLoaded && saver.state !== 'stale') {
      if (next.stepHistory !== before.stepHistory || next.data !== before.data) put(next)
      if (next.data !== before.data) putBeside(before.data, next.data)
    }
    tell()
  }

  async function keep(sayOnFailure: string | null): Promise<Submitted> {
    if (state.error !== null) become({ ...state, error: null })
    const isSaved = await saver.save()
    const error = isSaved ? null : sayOnFailure
    become({ ...state, isSubmitting: false, error, userId: storage.getItem('uniqueId') })
    if (isSaved) return 'saved'
    return saver.state === 'stale' || saver.state === 'closed' ? 'overtaken' : 'unsaved'
  }

  function reload() {
    state = { ...resume(blank, ownKept()), userId: storage.getItem('uniqueId') }
    putBeside({}, state.data)
    tell()
  }

  return {
    flow,
    get state() {
      return state
    },
    blank,
    saver,
    load() {
      if (!state.isLoaded) reload()
    },
    reload,
    answers,
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
      putBeside(state.data, {})
      put({ data: {}, stepHistory: [] })
      state = { ...blank, isLoaded: true, userId: state.userId }
      tell()
      // Whoever starts again here without signing in does not go on with an account's visit.
      if (saver.isSignedOut) rest.onForeign?.()
    },
    differsFrom(text) {
      const others = readProgress(text)
      const data = others ? ownProgress(flow, others).data : {}
      return JSON.stringify(data) !== JSON.stringify(state.data)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
