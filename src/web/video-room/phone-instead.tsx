import { roomWords } from '#content/appointments/video-room.ts'
import { connectWithinSeconds, type RoomRole } from '#domain/appointments/video/seats.ts'
import { Phone } from '#web/kit/ui/icons.tsx'
import type { CallState } from './call/call.ts'
import { PhoneOffer } from './phone-offer.tsx'

const words = roomWords.phone

interface Props {
  readonly role: RoomRole
  readonly state: CallState
  readonly name: string
  readonly onPhone: () => Promise<boolean>
}

/** Where no picture comes: what happens instead, for each side in their own words. */
export function PhoneInstead({ role, state: { media, isByPhone, entered }, name, onPhone }: Props) {
  const isTold = role === 'patient' && isByPhone && media !== 'connected'
  if (media !== 'not connected' && !isTold) return null
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto p-4">
      <div className="max-w-[32rem] space-y-3 rounded-card bg-paper p-6 text-ink sm:p-8">
        <h2 className="flex items-center gap-3 text-subheading">
          <Phone className="size-6 text-green" />
          {isByPhone ? words.byPhone : words.heading}
        </h2>
        {role === 'patient' ? (
          <p>{isByPhone ? words.told(name) : words.patient(name, connectWithinSeconds)}</p>
        ) : (
          <>
            <p>{words.clinician(name, connectWithinSeconds)}</p>
            <PhoneOffer phone={entered?.other.phone ?? null} isByPhone={isByPhone} onPhone={onPhone} />
          </>
        )}
      </div>
    </div>
  )
}
