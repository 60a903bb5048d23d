import { weighInWords as words } from '#content/evidence/account-tasks.ts'
import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { JoinRoom } from '../appointments/join-room.tsx'

/** In the list: when it is, and the way in. */
export function BookedTime({ weighIn: { booked } }: { weighIn: MyWeighIn }) {
  if (!booked) return null
  return (
    <>
      <p className="mt-1 mb-3">
        {words.bookedFor} <time dateTime={booked.startsAt}>{writtenTime(Date.parse(booked.startsAt))}</time>
      </p>
      <JoinRoom appointment={{ ...booked, state: 'booked' }} />
    </>
  )
}
