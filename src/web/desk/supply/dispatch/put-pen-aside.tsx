import { useState } from 'react'
import { useNavigate } from 'react-router'
import { parcelWords } from '#content/supply/dispatch.ts'
import { penWords as words } from '#content/supply/pharmacy.ts'
import { prescriptionPath } from '#contract/desk/addresses.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'

/** For a pharmacist: the pen in the box may not be sent, so another is checked by the same prescription. */
export function PutPenAside({ id }: { id: string }) {
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (isSaved) await navigate(prescriptionPath(id))
  }, parcelWords.failed)
  const why = reason.trim() === '' ? words.putAsideReasonFirst : null
  const putAside = () => {
    if (why === null) void save(() => deskCall('desk_put_pen_aside', { id, reason: reason.trim() }))
  }
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-semibold underline underline-offset-4">{words.putAside}</summary>
      <div className="mt-3 space-y-3">
        {problem && (
          <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
            {problem}
          </p>
        )}
        <DeskArea
          label={words.putAsideReason}
          hint={words.putAsideHint}
          rows={2}
          value={reason}
          onChange={setReason}
          maxLength={2_000}
        />
        <DeskButton why={why} isBusy={isBusy} busyLabel={parcelWords.sending} onPress={putAside}>
          {words.putAsideDo}
        </DeskButton>
      </div>
    </details>
  )
}
