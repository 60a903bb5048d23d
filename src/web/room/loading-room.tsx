import { needsScript } from '#content/account.ts'
import { roomWords as words } from '#content/room.ts'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { RoomShell } from './room-shell.tsx'

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
