import { type ReactNode, useEffect, useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { DeviceCheck } from './devices/device-check.tsx'
import type { Devices } from './devices/use-devices.ts'
import { RoomShell } from './room-shell.tsx'
import type { FoundRoom } from './use-room.ts'

const words = roomWords.door

interface Props {
  readonly room: FoundRoom
  readonly role: RoomRole
  readonly devices: Devices
  readonly isJoining: boolean
  readonly onJoin: () => void
}

/** Before the call: when it is, whether anybody is there, and whether one's own devices work. */
export function Lobby({ room, role, devices, isJoining, onJoin }: Props) {
  const { facts, behindMs } = room
  const left = useTimeLeft(Date.parse(facts.opensAt), behindMs)
  const isOpen = facts.state === 'open' || left === 0
  const other = role === 'patient' ? facts.clinician : words.patient
  const [start, end] = role === 'patient' ? words.heading(facts.clinician) : words.headingOfClinician
  useEffect(focusPageStart, [])
  return (
    <RoomShell>
      <PageHeading>
        {start} <em className="text-green">{end}</em>
      </PageHeading>
      <p className="mt-4 text-lg">
        <time dateTime={facts.startsAt}>{formatDateTime(Date.parse(facts.startsAt))}</time>
      </p>
      <p className="text-ink-soft">{words.facts(facts.service, facts.minutes)}</p>
      <Card className="mt-7 space-y-6 sm:p-9">
        {isOpen ? (
          <OpenDoor other={other} isHere={facts.isOtherHere} outside={facts.outside}>
            <Button size="large" arrow busy={isJoining} busyLabel={words.joining} onClick={onJoin}>
              {facts.outside === null ? words.join : words.joinOutside(facts.outside)}
            </Button>
          </OpenDoor>
        ) : (
          <div>
            <p className="text-lg font-semibold">{words.opens(formatDateTime(Date.parse(facts.opensAt)))}</p>
            <p className="mt-1 text-ink-soft">
              {words.opensIn}{' '}
              <span role="timer" className="font-semibold text-ink tabular-nums">
                {writtenLeft(left)}
              </span>
            </p>
          </div>
        )}
        {facts.outside === null && (
          <div className="border-t border-line pt-6">
            <DeviceCheck devices={devices} />
          </div>
        )}
      </Card>
      <div className="mt-6 space-y-1 text-ink-soft">
        {facts.outside === null && <p>{words.private}</p>}
        {role === 'patient' && <p>{roomWords.help}</p>}
      </div>
    </RoomShell>
  )
}

interface OpenDoorProps {
  readonly other: string
  readonly isHere: boolean
  readonly outside: string | null
  readonly children: ReactNode
}

function OpenDoor({ other, isHere, outside, children }: OpenDoorProps) {
  return (
    <div className="space-y-4">
      <p role="status" className="flex items-center gap-3 text-lg font-semibold">
        <span className={`size-3 shrink-0 rounded-full ${isHere ? 'bg-green' : 'border-2 border-line-strong'}`} />
        {outside === null ? (isHere ? words.otherHere(other) : words.otherNotHere(other)) : words.outside(outside)}
      </p>
      {children}
    </div>
  )
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** By the second in the last hour, and in words before that. */
function writtenLeft(ms: number): string {
  const left = Math.max(0, ms)
  if (left >= dayMs)
    return `${plural(Math.floor(left / dayMs), 'day')} ${plural(Math.floor((left % dayMs) / hourMs), 'hour')}`
  if (left >= hourMs)
    return `${plural(Math.floor(left / hourMs), 'hour')} ${plural(Math.floor((left % hourMs) / minuteMs), 'minute')}`
  const seconds = Math.ceil(left / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long until then, by our clock, told every second. */
function useTimeLeft(until: number, behindMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, until - (now + behindMs))
}
