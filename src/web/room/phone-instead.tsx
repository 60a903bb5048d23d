import { useState } from 'react'
import { roomWords } from '#content/room.ts'
import { connectWithinSeconds, type RoomRole } from '#domain/room/seats.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Phone } from '#web/kit/ui/icons.tsx'
import type { CallState } from './call/call.ts'

const words = roomWords.phone

interface Props {
  readonly role: RoomRole
  readonly state: CallState
  readonly name: string
  /** Resolves to whether it was written down. */
  readonly onPhone: () => Promise<boolean>
}

/** Where no picture comes: what happens instead, for each side in their own words. */
export function PhoneInstead({ role, state: { media, isByPhone, entered }, name, onPhone }: Props) {
  if (media === 'connected' || (media !== 'not connected' && !isByPhone)) return null
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto p-4">
      <div className="max-w-[32rem] rounded-card bg-paper p-6 text-ink sm:p-8">
        <h2 className="flex items-center gap-3 text-subheading">
          <Phone className="size-6 text-green" />
          {words.heading}
        </h2>
        {role === 'patient' ? (
          <p className="mt-3">{isByPhone ? words.told(name) : words.patient(name, connectWithinSeconds)}</p>
        ) : (
          <ForClinician name={name} phone={entered?.other.phone ?? null} isByPhone={isByPhone} onPhone={onPhone} />
        )}
      </div>
    </div>
  )
}

interface ForClinicianProps extends Pick<Props, 'name' | 'onPhone'> {
  readonly phone: string | null
  readonly isByPhone: boolean
}

function ForClinician({ name, phone, isByPhone, onPhone }: ForClinicianProps) {
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no')
  async function save() {
    setSaving('busy')
    setSaving((await onPhone()) ? 'no' : 'failed')
  }
  return (
    <>
      <p className="mt-3">{words.clinician(name, connectWithinSeconds)}</p>
      {phone === null ? (
        <p className="mt-3 font-semibold">{words.noNumber}</p>
      ) : (
        <p className="mt-3 text-lg font-semibold">
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-green underline underline-offset-4">
            {phone}
          </a>
        </p>
      )}
      {isByPhone ? (
        <p className="mt-4 font-semibold text-green">{words.saved}</p>
      ) : (
        <Button className="mt-4" busy={saving === 'busy'} busyLabel={words.saving} onClick={() => void save()}>
          {words.phoneInstead}
        </Button>
      )}
      {saving === 'failed' && <p className="mt-2 text-brick">{words.notSaved}</p>}
    </>
  )
}
