import { useCallback, useEffect, useState } from 'react'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { BodyMeasure, LoggedMeasure } from '#domain/treatment/tracking/measures.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import { storedTracking, storeTracking } from './stored-tracking.ts'

export type Tracking = CallReply<'my_progress'>

/** `waiting`: it is kept on this device and will be sent. */
export type Logged = 'kept' | 'waiting' | { readonly refused: string }

/** `keptAt`: it is what this device had when it was last connected, or null where no copy of it is kept here. */
export interface Shown {
  readonly progress: Tracking
  readonly keptAt?: string | null
}

/** What the signed-in person has logged. What is logged shows at once and is sent until it has arrived. */
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
    for (const log of waitingLogs()) if ((await send(log)) === 'waiting') break
    setWaiting(waitingLogs().length)
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
    // Kept before it is sent: a page that is closed or a phone that dies in between loses nothing.
    addWaiting(one)
    const result = await send(one)
    setWaiting(waitingLogs().length)
    if (typeof result === 'string')
      setShown((held) => (typeof held === 'string' ? held : { ...held, progress: withLogged(held.progress, logged) }))
    return result
  }

  /** Anything else about it: done, then read again. False: it was not. */
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

/** With what this person has logged here and the server does not have yet. */
const withWaiting = (progress: Tracking) =>
  waitingLogs()
    .filter(({ whose }) => whose === progress.whose)
    .reduce((held, { logged }) => withLogged(held, logged), progress)

function shownHere(): Shown | 'failed' {
  const here = storedTracking(Date.now())
  return here ? { progress: withWaiting(here.progress), keptAt: here.at } : 'failed'
}

/** What is refused once is refused for good, and waits no longer. */
async function send(log: WaitingLog): Promise<Logged> {
  try {
    const { code, message } = await callApi('log_measures', log)
    if (code === 401 || code === 429 || code >= 500) return 'waiting'
    removeWaiting(log)
    return code === 200 ? 'kept' : { refused: message }
  } catch {
    return 'waiting'
  }
}

export type UseTracking = ReturnType<typeof useTracking>

/** Something logged, as it is sent: it may wait here for a connection. */
type WaitingLog = CallBody<'log_measures'>

const key = 'progress_waiting'

/** What cannot be read any more, after a change of ours or a hand in the storage, waits for nothing. */
function waitingLogs(): WaitingLog[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one?.logged)) : []
  } catch {
    return []
  }
}

function keep(logs: readonly WaitingLog[]) {
  if (logs.length === 0) deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, JSON.stringify(logs))
}

const addWaiting = (log: WaitingLog) => keep([...waitingLogs(), log])

/** By its moment: another tab may have added one meanwhile. */
const removeWaiting = ({ at }: WaitingLog) => keep(waitingLogs().filter((one) => one.at !== at))

const lists = { weight: 'weight', waist: 'waist', body_fat: 'bodyFat' } as const satisfies Record<BodyMeasure, string>

const isOfBody = (measure: string): measure is BodyMeasure => measure in lists

/** The progress with what was just logged, as the server will have it: one of a kind a day, by day. */
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
