import { useContext } from 'react'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import { type Read, useRead } from '#web/browser/use-read.ts'
import { deskRead } from './desk-call.ts'
import { deskLock, useDeskState } from './shell/desk-state.ts'
import { ReadyContext } from './shell/me.ts'

const isLocked = () => deskLock() !== 'open'

/** What a screen of the desk shows. Also asked for when the desk is unlocked. */
export function useDeskRead<Name extends CallName>(name: Name, body: CallBody<Name>): Read<CallReply<Name>> {
  const { opened } = useDeskState()
  const isReady = useContext(ReadyContext)
  return useRead(name, body, { read: deskRead, isWanted: isReady, isPaused: isLocked, version: opened })
}
