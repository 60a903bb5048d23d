import { roomWords as words } from '#content/appointments/video-room.ts'
import { needsScript } from '#content/identity/account.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { RoomShell } from './room-shell.tsx'

export function LoadingRoom() {
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
