import { useLocation } from 'react-router'
import { roomWords as words } from '#content/appointments/video-room.ts'
import { pages } from '#contract/pages.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'

/** Each to their own door, and back. */
export function SignInToRoom({ role }: { role: RoomRole }) {
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
