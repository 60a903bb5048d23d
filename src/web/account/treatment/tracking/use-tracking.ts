import { useCallback, useEffect, useState } from 'react'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { BodyMeasure, LoggedMeasure } from '#domain/treatment/tracking/measures.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { waitingEntries } from '#web/browser/waiting-entries.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import { storedTracking, storeTracking } from './stored-tracking.ts'

export type Tracking = CallReply<'my_progress'>

/** `waiting`: stored on this device until it can be sent. */
export type Logged = 'kept' | 'waiting' | { readonly refused: string }

/** `keptAt`: offline, when the copy on this device was last renewed; null: there is no copy. Undefined: online. */
export interface Shown {
  readonly progress: Tracking
  readonly keptAt?: string | null
}

/** What the signed-in patient has logged. A new entry shows at once and is retried until it has been sent. */
export function useTracking() {
  const leave = useSignInAgain(pages.progress)
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading')
  const [waiting, setWaiting] = useState(0)

  const refresh = useCallback(async () => {
    const reply = await readApi('my_progress', {}).catch(() => null)
    if (reply?.code === 401) return leave()
    if (reply?.code !== 200 || !reply.data) return setShown((held) => (typeof held === 'string' ? shownHere() : held))
    noteSignedIn(true)
    setShown({ progress: withWaiting(reply.data) })
  }, [leave])

  const sendWaiting = useCallback(async () => {
    for (const log of waitingLogs.all()) if ((await send(log)) === 'waiting') break
    setWaiting(waitingLogs.all().length)
  }, [])

  useEffect(() => {
    const both = async () => {
      await sendWaiting()
      await refresh()
    }
    void both()
    const again = () => void both()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [refresh, sendWaiting])

  useEffect(() => {
    if (typeof shown !== 'string' && shown.keptAt === undefined) storeTracking(shown.progress, Date.now())
  }, [shown])

  async function log(whose: string, logged: readonly LoggedMeasure[]): Promise<Logged> {
    const one: WaitingLog = { at: new Date().toISOString(), whose, logged: [...logged] }
    // Stored before it is sent, so that closing the page in between loses nothing.
    waitingLogs.add(one)
    const result = await send(one)
    setWaiting(waitingLogs.all().length)
    if (typeof result === 'string')
      setShown((held) => (typeof held === 'string' ? held : { ...held, progress: withLogged(held.progress, logged) }))
    return result
  }

  /** Makes any other change, then reloads. Null: it failed. */
  async function change<Name extends 'remove_measure' | 'set_tracking' | 'import_measures'>(
    name: Name,
    body: CallBody<Name>,
  ): Promise<CallReply<Name> | null> {
    try {
      const { code, data } = await callApi(name, body)
      if (code === 401) leave()
      if (code !== 200) return null
      await refresh()
      return data
    } catch {
      return null
    }
  }

  function tryAgain() {
    setShown('loading')
    void refresh()
  }

  return { shown, waiting, log, change, tryAgain }
}

/** With entries from this device that have not been sent yet. */
const withWaiting = (progress: Tracking) =>
  waitingLogs
    .all()
    .filter(({ whose }) => whose === progress.whose)
    .reduce((held, { logged }) => withLogged(held, logged), progress)

function shownHere(): Shown | 'failed' {
  const here = storedTracking(Date.now())
  return here ? { progress: withWaiting(here.progress), keptAt: here.at } : 'failed'
}

/** A refused entry is final and is not retried. */
async function send(log: WaitingLog): Promise<Logged> {
  try {
    const { code, message } = await callApi('log_measures', log)
    if (code === 401 || code === 429 || code >= 500) return 'waiting'
    waitingLogs.remove(log)
    return code === 200 ? 'kept' : { refused: message }
  } catch {
    return 'waiting'
  }
}

export type UseTracking = ReturnType<typeof useTracking>

/** A logged entry as it is sent. Offline, it waits here. */
type WaitingLog = CallBody<'log_measures'>

const waitingLogs = waitingEntries<WaitingLog>('progress_waiting', ({ logged }) => Array.isArray(logged))

const lists = { weight: 'weight', waist: 'waist', body_fat: 'bodyFat' } as const satisfies Record<BodyMeasure, string>

const isOfBody = (measure: string): measure is BodyMeasure => measure in lists

/** The progress with new entries, as the server will store them: one of a kind per day, sorted by day. */
function withLogged(progress: Tracking, logged: readonly LoggedMeasure[]): Tracking {
  let held = progress
  for (const one of logged) held = withOne(held, one)
  return held
}

function withOne(held: Tracking, { measure, on, value }: LoggedMeasure): Tracking {
  if (!isOfBody(measure)) {
    const others = held.recent.filter((one) => one.measure !== measure || one.on !== on)
    return { ...held, recent: [...others, { measure, on, value }] }
  }
  const list = lists[measure]
  const days = held[list].filter(([day]) => day !== on)
  const fromCheckIns = measure === 'weight' ? held.fromCheckIns.filter((day) => day !== on) : held.fromCheckIns
  return {
    ...held,
    fromCheckIns,
    [list]: [...days, [on, value] as [string, number]].toSorted(([a], [b]) => a.localeCompare(b)),
  }
}
