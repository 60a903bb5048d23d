import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import { deskRead } from './desk-call.ts'
import { useDeskState } from './shell/desk-state.ts'
import { ReadyContext } from './shell/me.ts'

export interface DeskData<Data> {
  /** The last that came, also while it is stale. Null: none has come yet. */
  readonly data: Data | null
  /** When it came, in milliseconds since 1970. */
  readonly at: number | null
  /** Why there is nothing newer: no answer, or the words of a refusal. Null: it is as new as it gets. */
  readonly problem: 'no answer' | { readonly code: number; readonly message: string } | null
  readonly isLoading: boolean
  /** Asks again, while what is known stays in sight. */
  readonly refresh: () => Promise<void>
}

type Held<Data> = Pick<DeskData<Data>, 'data' | 'at' | 'problem'> & { readonly key: string }

/**
 * What a screen of the desk shows. Asked for when the screen opens, when the body changes, and when the desk is unlocked.
 * What could not be refreshed stays and is said to be stale: a failed question is never shown as an empty answer.
 */
export function useDeskCall<Name extends CallName>(name: Name, body: CallBody<Name>): DeskData<CallReply<Name>> {
  const key = JSON.stringify(body)
  const { lock, opened } = useDeskState()
  const isReady = useContext(ReadyContext)
  const [held, setHeld] = useState<Held<CallReply<Name>>>({ key, data: null, at: null, problem: null })
  const [underWay, setUnderWay] = useState(0)
  const latest = useRef<AbortController | null>(null)

  const ask = useCallback(async () => {
    latest.current?.abort()
    const asking = new AbortController()
    latest.current = asking
    setUnderWay((count) => count + 1)
    try {
      const { code, data, message } = await deskRead(name, JSON.parse(key), asking.signal)
      if (asking.signal.aborted) return
      if (code === 200 && data) setHeld({ key, data, at: Date.now(), problem: null })
      else setHeld((last) => ({ ...fitting(last, key), problem: { code, message } }))
    } catch {
      if (!asking.signal.aborted) setHeld((last) => ({ ...fitting(last, key), problem: 'no answer' }))
    } finally {
      setUnderWay((count) => count - 1)
    }
  }, [name, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk that was opened again is what asks again.
  useEffect(() => {
    if (isReady && lock === 'open') void ask()
    return () => latest.current?.abort()
  }, [ask, opened, isReady])

  const { data, at, problem } = fitting(held, key)
  return { data, at, problem, isLoading: underWay > 0 || (data === null && problem === null), refresh: ask }
}

/** An answer to another question is none. */
const fitting = <Data>(held: Held<Data>, key: string): Held<Data> =>
  held.key === key ? held : { key, data: null, at: null, problem: null }
