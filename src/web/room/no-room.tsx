import { useLocation } from 'react-router'
import { needsScript } from '#content/account.ts'
import { roomWords as words } from '#content/room.ts'
import { pages } from '#contract/pages.ts'
import type { RoomRole } from '#domain/room/seats.ts'
import { Button, ButtonLink } from '#web/kit/ui/button.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'
import { Notice } from './notice.tsx'
import { RoomShell } from './room-shell.tsx'
import type { RoomProblem } from './use-room.ts'

export function LoadingRoom() {
  return (
    <RoomShell>
      <PageHeading>{words.title}</PageHeading>
      <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
        <Waiting />
        {words.loading}
      </p>
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </RoomShell>
  )
}

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
          <SignIn role={role} />
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
function SignIn({ role }: { role: RoomRole }) {
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
