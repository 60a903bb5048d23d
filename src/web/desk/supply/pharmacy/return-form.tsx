import { useEffect, useRef, useState } from 'react'
import { railWords } from '#content/cases/case.ts'
import { checkWords as words } from '#content/supply/pharmacy.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import type { CheckProps } from './release-form.tsx'

/** Back to a prescriber, with a reason. */
export function ReturnForm({ prescription, hinders, sending, onBack }: CheckProps & { onBack: () => void }) {
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const why = hinders ?? (reason.trim() === '' ? words.noReason : null)

  function giveBack() {
    if (why !== null) return
    const { id } = prescription
    void sending.send('return', (epoch) => deskCall('desk_return', { id, epoch, reason: reason.trim() }))
  }
  useKeys([
    { key: 'Ctrl+Enter', does: words.giveBack, run: giveBack },
    { key: 'Escape', does: railWords.back, run: onBack },
  ])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.giveBackTitle}</h2>
      <DeskArea
        ref={field}
        label={words.reason}
        hint={words.reasonHint}
        rows={6}
        value={reason}
        onChange={setReason}
        onEscape={onBack}
        maxLength={2_000}
      />
      <DeskButton
        tone="danger"
        shortcut="Ctrl+Enter"
        why={why}
        isBusy={sending.isBusy}
        busyLabel={words.sending}
        onPress={giveBack}
      >
        {words.giveBack}
      </DeskButton>
      <DeskButton shortcut="Escape" onPress={onBack}>
        {railWords.back}
      </DeskButton>
    </>
  )
}
