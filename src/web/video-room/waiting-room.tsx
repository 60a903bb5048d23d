import { roomWords } from '#content/appointments/video-room.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { QuietWindow } from '#web/kit/art/quiet-window.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import type { CallState } from './call/call.ts'
import { PhoneOffer } from './phone-offer.tsx'

interface Props {
  readonly role: RoomRole
  readonly state: CallState
  readonly name: string
  readonly onPhone: () => Promise<boolean>
}

/** What one looks at until the other is to be seen. How things stand is said above it. */
export function WaitingRoom({ role, state: { media, entered, isByPhone }, name, onPhone }: Props) {
  if (media === 'connecting' || media === 'reconnecting')
    return (
      <div className="absolute inset-0 grid place-items-center">
        <Waiting className="size-10" />
      </div>
    )
  if (media !== 'none') return null
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-5 pb-24 text-center">
      <QuietWindow className="min-h-0 w-full max-w-xs shrink rounded-card sm:max-w-sm" />
      <p className="max-w-[26rem]">{roomWords.call.waitingRoom(name)}</p>
      {role === 'clinician' && entered && (
        <div className="on-dark space-y-2">
          <p className="text-sm text-sage">{roomWords.phone.absent}</p>
          <PhoneOffer phone={entered.other.phone} isByPhone={isByPhone} onPhone={onPhone} />
        </div>
      )}
    </div>
  )
}
