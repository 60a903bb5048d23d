import { useLocation } from 'react-router'
import { roomWords as words } from '#content/appointments/video-room.ts'
import { pages } from '#contract/pages.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'
import { Notice } from './notice.tsx'
import type { RoomProblem } from './use-room.ts'

interface NoRoomProps {
  readonly problem: RoomProblem
  readonly role: RoomRole
  readonly onTryAgain: () => void
}

/** There is none to show: why, and what can be done about it. */
export function NoRoom({ problem, role, onTryAgain }: NoRoomProps) {
  switch (problem) {
    case 'signed out':
      return (
        <Notice heading={words.signIn.heading} text={words.signIn.text} role={role} isAtTheDoor>
          <SignInToRoom role={role} />
        </Notice>
      )
    case 'not found':
      return <Notice heading={words.notFound.heading} text={words.notFound[role]} role={role} />
    case 'not yours':
      return <Notice heading={words.notYours.heading} text={words.notYours.text} role={role} />
    case 'failed':
      return (
        <Notice heading={words.failed.heading} text={words.failed.text} role={role}>
          <Button onClick={onTryAgain}>{words.failed.again}</Button>
        </Notice>
      )
  }
}

/** Each to their own door, and back. */
function SignInToRoom({ role }: { role: RoomRole }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return role === 'patient' ? (
    <ButtonLink to={pages.login} onClick={() => rememberReturn(here)}>
      {words.signIn.button}
    </ButtonLink>
  ) : (
    <ButtonLink to={`${pages.deskSignIn}?to=${encodeURIComponent(here)}`}>{words.signIn.button}</ButtonLink>
  )
}
