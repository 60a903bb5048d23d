import { type ReactNode, useEffect } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { VideoAppointment } from '#web/kit/art/video-appointment.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { RoomShell } from './room-shell.tsx'

interface Props {
  readonly heading: string
  readonly text: string
  readonly role: RoomRole
  /** Where whoever works here goes on with it. */
  readonly appointmentId?: string
  /** It is not known who they are: there is no way on but in. */
  readonly isAtTheDoor?: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Where there is no room to be in: why, and where to go. */
export function Notice({ heading, text, role, appointmentId, isAtTheDoor = false, children }: Props) {
  const wayOn = wayOnOf(role, appointmentId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice is read from its beginning.
  useEffect(focusPageStart, [heading])
  return (
    <RoomShell>
      <div className="grid items-center gap-x-12 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <PageHeading>{heading}</PageHeading>
          <p className="mt-4 max-w-[40rem] text-lg text-ink-soft">{text}</p>
          <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            {children}
            {!isAtTheDoor && (
              <ButtonLink to={wayOn.to} variant={children ? 'quiet' : 'primary'}>
                {wayOn.label}
              </ButtonLink>
            )}
          </p>
          {role === 'patient' && <p className="mt-10 text-ink-soft">{roomWords.help}</p>}
        </div>
        <VideoAppointment className="w-full rounded-card max-lg:hidden" />
      </div>
    </RoomShell>
  )
}

function wayOnOf(role: RoomRole, appointmentId: string | undefined) {
  if (role === 'patient') return { to: pages.account, label: roomWords.toAccount }
  if (appointmentId === undefined) return { to: pages.desk, label: roomWords.toDesk }
  return { to: appointmentPath(appointmentId), label: roomWords.toAppointment }
}
