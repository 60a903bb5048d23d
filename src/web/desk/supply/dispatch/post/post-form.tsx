import { useState } from 'react'
import { postWords as words } from '#content/appointments/post.ts'
import { parcelWords } from '#content/supply/dispatch.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { useKeys } from '../../../shell/keys.ts'

/** Written down as it leaves. Nothing takes it back: the patient is told at once. */
export function PostForm({ id, onPosted }: { id: string; onPosted: () => Promise<void> }) {
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const { save, isBusy, problem } = useSave(onPosted, parcelWords.failed)
  const why = carrier.trim() === '' ? words.lacks : null

  function send() {
    if (why !== null) return
    void save(() => deskCall('desk_posted', { id, carrier: carrier.trim(), tracking: tracking.trim() || null }))
  }
  useKeys([
    { key: 'p', does: words.posted, run: send },
    { key: 'Ctrl+Enter', does: words.posted, run: send },
  ])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskLine label={words.carrier} value={carrier} onChange={setCarrier} maxLength={60} />
      <DeskLine label={words.tracking} value={tracking} onChange={setTracking} maxLength={80} />
      <DeskButton tone="primary" shortcut="p" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={send}>
        {words.posted}
      </DeskButton>
    </>
  )
}
