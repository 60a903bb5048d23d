import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { beginCall, type Call, type CallState } from './call/call.ts'
import { InCall, type InCallProps } from './in-call.tsx'

export function CallScreen(props: Omit<InCallProps, 'call' | 'state'>) {
  const begun = useCall(props.id, props.role, props.opened.stream)
  return begun && <InCall {...props} call={begun[0]} state={begun[1]} />
}

const nothing = () => () => undefined

/** A call for as long as its screen is shown. Null: it is just beginning. */
function useCall(id: string, role: RoomRole, own: MediaStream): [Call, CallState] | null {
  const [call, setCall] = useState<Call | null>(null)

  useEffect(() => {
    const begun = beginCall(id, role, own)
    setCall(begun)
    const leave = () => begun.leave()
    // A page that the browser brings back from memory has lost its call.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [id, role, own])

  const state = useSyncExternalStore(
    call?.watch ?? nothing,
    () => call?.state() ?? null,
    () => null,
  )
  return call && state ? [call, state] : null
}
