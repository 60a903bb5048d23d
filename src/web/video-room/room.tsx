import './room.css'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { roomWords as words } from '#content/appointments/video-room.ts'
import { needsScript } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { callApi } from '#web/browser/api.ts'
import { useTheme } from '#web/browser/theme.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { type Beside, BesideCall } from './beside-call.tsx'
import type { LineEnd } from './call/line.ts'
import { CallScreen } from './call-screen.tsx'
import { useDevices } from './devices/use-devices.ts'
import { Lobby } from './lobby.tsx'
import { NoRoom } from './no-room.tsx'
import { Notice } from './notice.tsx'
import { RoomShell } from './room-shell.tsx'
import { useRoom } from './use-room.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })
export const handle: RouteHandle = { hasOwnShell: true, hasDarkTheme: true }

type Stage = 'door' | 'call' | 'left' | Extract<LineEnd, 'elsewhere' | 'taken'>

/**
 * Where an appointment is held by video: before the door, in the room, and after. `beside` is what a clinician has next to
 * the call; it belongs to the desk, so the route hands it in.
 */
export function VideoRoom({ beside }: { beside: Beside }) {
  useTheme()
  useOwnDocument()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const role: RoomRole = search.get('as') === 'clinician' ? 'clinician' : 'patient'
  const [stage, setStage] = useState<Stage>('door')
  const { room, askAgain } = useRoom(id, role, stage !== 'call')
  const devices = useDevices()
  const [isJoining, setIsJoining] = useState(false)
  const joined = useJoinedBefore()

  async function join() {
    if (typeof room === 'string') return
    setIsJoining(true)
    if (room.facts.outside !== null) await goOutside(id, role).catch(() => undefined)
    else {
      if (devices.opened === null) await devices.open()
      joined.note(true)
      setStage('call')
    }
    setIsJoining(false)
  }

  // Whoever loads the page again in the middle of a call is back in it.
  const comeBack = useEffectEvent(() => {
    if (joined.isNoted && stage === 'door' && typeof room !== 'string' && room.facts.state === 'open') void join()
  })
  const isFound = typeof room !== 'string'
  useEffect(() => {
    if (isFound) comeBack()
  }, [isFound])

  function end(next: Stage) {
    joined.note(false)
    setStage(next)
  }

  function shown(): ReactNode {
    if (stage === 'call' && devices.opened && typeof room !== 'string')
      return (
        <CallScreen
          id={room.facts.id}
          role={role}
          opened={devices.opened}
          otherName={role === 'patient' ? room.facts.clinician : words.door.patient}
          onLeave={() => end('left')}
          onEnd={(why) => end(why === 'elsewhere' || why === 'taken' ? why : 'door')}
        />
      )
    if (room === 'loading') return <LoadingRoom />
    if (typeof room === 'string') return <NoRoom problem={room} role={role} onTryAgain={askAgain} />
    const { state } = room.facts
    const appointmentId = room.facts.id
    if (state === 'over')
      return <Notice heading={words.over.heading} text={words.over[role]} role={role} appointmentId={appointmentId} />
    if (state === 'called off')
      return <Notice heading={words.calledOff.heading} text={words.calledOff[role]} role={role} />
    if (stage === 'left' || stage === 'elsewhere' || stage === 'taken')
      return (
        <Notice heading={words[stage].heading} text={words[stage].text} role={role} appointmentId={appointmentId}>
          <Button busy={isJoining} busyLabel={words.door.joining} onClick={() => void join()}>
            {words[stage].again}
          </Button>
        </Notice>
      )
    return <Lobby room={room} role={role} devices={devices} isJoining={isJoining} onJoin={() => void join()} />
  }

  // From joining on, also after leaving: the outcome is recorded when the call is over.
  const isBeside = role === 'clinician' && stage !== 'door' && typeof room !== 'string'
  return isBeside ? (
    <BesideCall id={room.facts.id} beside={beside}>
      {shown()}
    </BesideCall>
  ) : (
    shown()
  )
}

async function goOutside(id: string, role: RoomRole): Promise<void> {
  const { data } = await callApi(role === 'patient' ? 'enter_room' : 'desk_enter_room', { id })
  if (data?.outsideLink) window.location.assign(data.outsideLink)
}

function LoadingRoom() {
  return (
    <RoomShell>
      <PageHeading>{words.title}</PageHeading>
      <WaitingLine>{words.loading}</WaitingLine>
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </RoomShell>
  )
}

/** Kept with this entry of the browser's history: it outlives loading the page again, and nothing else. */
function useJoinedBefore() {
  const location = useLocation()
  const navigate = useNavigate()
  return {
    isNoted: (location.state as { isJoined?: boolean } | null)?.isJoined === true,
    note: (isJoined: boolean) =>
      void navigate(location.pathname + location.search, {
        replace: true,
        state: { isJoined },
        preventScrollReset: true,
      }),
  }
}

/**
 * Camera and microphone are allowed to a document by the reply it came with, and only this page's reply allows them: whoever
 * got here from another page without loading this one loads it now.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && URL.canParse(loaded.name) && new URL(loaded.name).pathname !== pages.appointment)
      window.location.reload()
  }, [])
}
