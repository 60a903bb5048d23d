import { useState } from 'react'
import { paperDeskWords as words } from '#content/desk/post.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { mayBeWithdrawn } from '#domain/post/posting.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskButton } from '../../parts/desk-button.tsx'
import { useSave } from '../../parts/use-save.ts'
import type { ShownAppointment } from '../shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
  readonly paper: NonNullable<ShownAppointment['paper']>
}

export function WrittenPaper({ found: { id }, paper, onChanged }: Props) {
  const [isSure, setIsSure] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged)
  return (
    <div className="space-y-3">
      <div>
        <p className="font-semibold">{words.written(paper.by, writtenDate(paper.writtenOn))}</p>
        <p className="text-ink-soft">{words.stages[paper.stage]}</p>
      </div>
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {mayBeWithdrawn(paper.stage) && (
        <>
          {isSure && <p>{words.withdrawWhat}</p>}
          <div className="flex gap-3">
            <DeskButton
              tone={isSure ? 'danger' : 'plain'}
              isBusy={isBusy}
              busyLabel={words.withdrawing}
              onPress={() => (isSure ? void save(() => deskCall('desk_withdraw_paper', { id })) : setIsSure(true))}
            >
              {isSure ? words.withdrawSure : words.withdraw}
            </DeskButton>
            {isSure && <DeskButton onPress={() => setIsSure(false)}>{words.back}</DeskButton>}
          </div>
        </>
      )}
    </div>
  )
}
