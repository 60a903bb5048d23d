import type { CallBody, CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { FlowName } from '#domain/intake/flows.ts'
import { noteRevision, savedRevisions } from './saved-revisions.ts'

type SaveState = 'idle' | 'saving' | 'saved' | 'unsaved' | 'stale' | 'closed'

/** What is sent. Where it goes is for whoever makes the saver to know. */
export type SaveBody<Name extends FlowName> = Omit<CallBody<'save_answer'>, 'questionnaire_type'> & {
  readonly questionnaire_type: Name
}
export type SaveReply = Envelope<CallReply<'save_answer'>>

interface Dependencies<Name extends FlowName> {
  readonly flow: Name
  /** The answers as they are now: JSON text of the whole flow. */
  readonly answers: () => string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly call: (body: SaveBody<Name>, signal: AbortSignal) => Promise<SaveReply>
  readonly tab: string
  readonly log: (message: string) => void
  /** Whoever is signed in here is not whose answers these are. */
  readonly onForeign?: () => void
}

export interface AnswerSaver {
  readonly state: SaveState
  /** These answers are an account's, and nobody is signed in any more: they wait here until somebody is. */
  readonly isSignedOut: boolean
  /** Saves the answers as they are now. False: not saved yet, kept here and tried again by itself. */
  save(): Promise<boolean>
  /** Tries again at once if something is unsaved: the connection is back, or the person asked. */
  retry(): void
  /** The person has changed an answer: what is saved is no longer what is on the screen. */
  noteChange(): void
  /** Nothing is known of any visit: what is answered from now on begins one. */
  beginAnew(): void
  /** Another tab has changed the answers: this one must not write over them. */
  markStale(): void
  subscribe(listener: () => void): () => void
}

const uniqueIdKey = 'uniqueId'
const syncKey = 'questionnaire_sync'
const replyWithinMs = 10_000
const firstRetryMs = 1_000
const longestRetryMs = 60_000

const isForeign = ({ code, data }: SaveReply): boolean =>
  code === 403 && (data as { reason?: unknown } | null)?.reason === 'account'

/** The questions cannot be answered any more, in this tab or another: nobody has answered elsewhere. */
const isClosed = ({ data }: SaveReply): boolean => (data as { reason?: unknown } | null)?.reason === 'not open'

const revisionIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

export function createAnswerSaver<Name extends FlowName>({
  flow,
  answers,
  storage,
  call,
  tab,
  log,
  onForeign,
}: Dependencies<Name>): AnswerSaver {
  const listeners = new Set<() => void>()
  let state: SaveState = 'idle'
  let revision = revisionIn(savedRevisions(storage)[flow])
  let underWay: Promise<boolean> | null = null
  let failures = 0
  let isSignedOut = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }

  function remember(uniqueId: string, saved: number) {
    revision = saved
    storage.setItem(uniqueIdKey, uniqueId)
    noteRevision(storage, flow, saved)
  }

  /** The visit this browser had is over or somebody else's: what is on this device starts a new one. */
  function forgetVisit() {
    revision = undefined
    storage.removeItem(uniqueIdKey)
    storage.removeItem(syncKey)
  }

  async function send(ansData: string): Promise<SaveReply> {
    const body = {
      ansData,
      uniqueId: storage.getItem(uniqueIdKey),
      questionnaire_type: flow,
      tab,
      ...(revision === undefined ? {} : { revision }),
    }
    return call(body, AbortSignal.timeout(replyWithinMs))
  }

  async function attempt(): Promise<boolean> {
    clearTimeout(timer)
    become('saving')
    const ansData = answers()
    try {
      let reply = await send(ansData)
      isSignedOut = reply.code === 401
      if (isForeign(reply)) {
        become('idle')
        onForeign?.()
        return false
      }
      if (reply.code === 403 && storage.getItem(uniqueIdKey) !== null) {
        forgetVisit()
        reply = await send(ansData)
      }
      if (reply.code === 200 && reply.data) {
        failures = 0
        remember(reply.data.uniqueId, reply.data.revision)
        // What was changed meanwhile is not saved by this.
        become(answers() === ansData ? 'saved' : 'idle')
        return true
      }
      log(`save_answer was refused with ${reply.code}`)
      if (reply.code === 409) become(isClosed(reply) ? 'closed' : 'stale')
      // Nothing comes of sending the same again, or of sending it before somebody has signed in.
      else waitAndRetry(reply.code === 400 || isSignedOut)
    } catch {
      log('save_answer got no answer')
      waitAndRetry(false)
    }
    return false
  }

  function waitAndRetry(isForNothing: boolean) {
    become('unsaved')
    if (isForNothing) return
    const wait = Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
    failures += 1
    timer = setTimeout(() => void save(), wait * (0.75 + Math.random() / 2))
  }

  async function save(): Promise<boolean> {
    if (underWay) await underWay
    if (state === 'stale') return false
    underWay ??= attempt().finally(() => {
      underWay = null
    })
    return underWay
  }

  return {
    get state() {
      return state
    },
    get isSignedOut() {
      return isSignedOut
    },
    save,
    retry() {
      if (state === 'unsaved') void save()
    },
    noteChange() {
      if (state === 'saved' || state === 'closed') become('idle')
    },
    beginAnew() {
      clearTimeout(timer)
      revision = undefined
      isSignedOut = false
      failures = 0
      become('idle')
    },
    markStale() {
      clearTimeout(timer)
      become('stale')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
