import { useContext, useEffect } from 'react'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import { type Read, useRead } from '#web/browser/use-read.ts'
import { deskRead } from './desk-call.ts'
import { deskLock, useDeskState } from './shell/desk-state.ts'
import { ReadyContext } from './shell/me.ts'

const isLocked = () => deskLock() !== 'open'

/** After a failure that may pass. */
const againAfterMs = 5_000

/**
 * What a screen of the desk shows. Also read when the desk is unlocked, and again after a failure: a screen that hears
 * of a change while the server is busy would otherwise stay old until the next change.
 */
export function useDeskRead<Name extends CallName>(name: Name, body: CallBody<Name>): Read<CallReply<Name>> {
  const { opened } = useDeskState()
  const isReady = useContext(ReadyContext)
  const found = useRead(name, body, { read: deskRead, isWanted: isReady, isPaused: isLocked, version: opened })
  const { problem, refresh } = found
  useEffect(() => {
    if (problem === null || (problem !== 'no answer' && problem.code < 500)) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && !isLocked()) void refresh()
    }, againAfterMs)
    return () => clearTimeout(timer)
  }, [problem, refresh])
  return found
}
