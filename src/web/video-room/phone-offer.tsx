import { useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { Button } from '#web/kit/ui/button.tsx'

const words = roomWords.phone

interface Props {
  readonly phone: string | null
  readonly isByPhone: boolean
  /** Resolves to whether it was written down. */
  readonly onPhone: () => Promise<boolean>
}

/** The clinician's: whom to phone, and that they did. */
export function PhoneOffer({ phone, isByPhone, onPhone }: Props) {
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no')
  async function save() {
    setSaving('busy')
    setSaving((await onPhone()) ? 'no' : 'failed')
  }
  if (phone === null) return <p className="font-semibold">{words.noNumber}</p>
  return (
    <div className="space-y-3">
      <p className="text-lg font-semibold">
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
          {phone}
        </a>
      </p>
      {isByPhone ? (
        <p role="status" className="font-semibold">
          {words.saved}
        </p>
      ) : (
        <Button size="small" busy={saving === 'busy'} busyLabel={words.saving} onClick={() => void save()}>
          {words.phoneInstead}
        </Button>
      )}
      {saving === 'failed' && <p role="alert">{words.notSaved}</p>}
    </div>
  )
}
