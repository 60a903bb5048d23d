import { type ReactNode, useEffect } from 'react'
import { roomWords } from '#content/room.ts'
import { pages } from '#contract/pages.ts'
import type { RoomRole } from '#domain/room/seats.ts'
import { ButtonLink } from '#web/kit/ui/button.tsx'
import { focusPageHeading, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { RoomShell } from './room-shell.tsx'

interface Props {
  readonly heading: string
  readonly text: string
  readonly role: RoomRole
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Where there is no room to be in: why, and where to go. */
export function Notice({ heading, text, role, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice is read from its beginning.
  useEffect(focusPageHeading, [heading])
  return (
    <RoomShell>
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 max-w-[40rem] text-lg text-ink-soft">{text}</p>
      <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <ButtonLink to={role === 'patient' ? pages.account : pages.desk} variant={children ? 'quiet' : 'primary'}>
          {role === 'patient' ? roomWords.toAccount : roomWords.toDesk}
        </ButtonLink>
      </p>
      {role === 'patient' && <p className="mt-10 text-ink-soft">{roomWords.help}</p>}
    </RoomShell>
  )
}
