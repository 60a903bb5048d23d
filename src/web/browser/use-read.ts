import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import { readApi } from './read-api.ts'

export interface Read<Data> {
  /** The last that came, also while it is stale. Null: none has come yet. */
  readonly data: Data | null
  /** When it came, in milliseconds since 1970. */
  readonly at: number | null
  /** Why there is nothing newer: no answer, or the words of a refusal. Null: it is as new as it gets. */
  readonly problem: 'no answer' | { readonly code: number; readonly message: string } | null
  readonly isLoading: boolean
  /** Asks again, while what is known stays in sight. */
  readonly refresh: () => Promise<void>
  /** Forgets what is known, so that the screen shows that it is loading, and asks again. */
  readonly tryAgain: () => void
}

interface Options<Name extends CallName> {
  /** The transport, where it is not the plain one. Must be the same function on every render. */
  readonly read?: typeof readApi
  /** False: nothing is asked by itself. */
  readonly isWanted?: boolean
  /** Nothing is asked by itself while this says so. `refresh` still asks. */
  readonly isPaused?: () => boolean
  /** Asks again whenever it changes. */
  readonly version?: unknown
  readonly onRead?: (data: CallReply<Name>) => void
  /** The answer 401. With it, being signed out is not shown as a problem. */
  readonly onSignedOut?: () => void
}

type Held<Data> = Pick<Read<Data>, 'data' | 'at' | 'problem'> & { readonly key: string }

/**
 * What a screen shows of an endpoint that only reads. Asked for when the screen opens and when the body changes; of two
 * answers only the one to the last question counts. What could not be refreshed stays, and `problem` says so: a failed
 * question is never shown as an empty answer.
 */
export function useRead<Name extends CallName>(
  name: Name,
  body: CallBody<Name>,
  { read = readApi, isWanted = true, isPaused, version, onRead, onSignedOut }: Options<Name> = {},
): Read<CallReply<Name>> {
  const key = JSON.stringify(body)
  const [held, setHeld] = useState<Held<CallReply<Name>>>(() => nothing(key))
  const [underWay, setUnderWay] = useState(0)
  const [tries, setTries] = useState(0)
  const latest = useRef<AbortController | null>(null)
  // `refresh` is also called from event handlers, where an effect event may not be.
  const handlers = useRef({ onRead, onSignedOut })
  useEffect(() => {
    handlers.current = { onRead, onSignedOut }
  })

  const refresh = useCallback(async () => {
    latest.current?.abort()
    const asking = new AbortController()
    latest.current = asking
    setUnderWay((count) => count + 1)
    try {
      const { code, data, message } = await read(name, JSON.parse(key), asking.signal)
      if (asking.signal.aborted) return
      if (code === 200 && data) {
        handlers.current.onRead?.(data)
        setHeld({ key, data, at: Date.now(), problem: null })
      } else if (code === 401 && handlers.current.onSignedOut) handlers.current.onSignedOut()
      else setHeld((last) => ({ ...fitting(last, key), problem: { code, message } }))
    } catch {
      if (!asking.signal.aborted) setHeld((last) => ({ ...fitting(last, key), problem: 'no answer' }))
    } finally {
      setUnderWay((count) => count - 1)
    }
  }, [name, key, read])

  const mayAsk = useEffectEvent(() => isWanted && !isPaused?.())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or a further try is what asks again.
  useEffect(() => {
    if (mayAsk()) void refresh()
    return () => latest.current?.abort()
  }, [refresh, isWanted, version, tries])

  const tryAgain = useCallback(() => {
    setHeld(nothing(key))
    setTries((last) => last + 1)
  }, [key])

  const { data, at, problem } = fitting(held, key)
  return { data, at, problem, isLoading: underWay > 0 || (data === null && problem === null), refresh, tryAgain }
}

const nothing = (key: string) => ({ key, data: null, at: null, problem: null })

/** An answer to another question is none. */
const fitting = <Data>(held: Held<Data>, key: string): Held<Data> => (held.key === key ? held : nothing(key))

/** The same for a screen that shows one of three: the data as soon and as long as there is any. */
export const stateOf = <Data>({ data, problem }: Pick<Read<Data>, 'data' | 'problem'>): Data | 'loading' | 'failed' =>
  data ?? (problem === null ? 'loading' : 'failed')
