import { useState } from 'react'
import { Link } from 'react-router'
import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import type { ShownFollowUp } from '#contract/appointments/desk-follow-up.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'

interface Props {
  readonly followUp: ShownFollowUp
  readonly onChanged: () => Promise<void>
}

/** One time that was kept, and what has become of it. */
export function FollowUpRow({ followUp: { id, startsAt, payBy, state, reference, appointmentId }, onChanged }: Props) {
  const [isSure, setIsSure] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged)
  return (
    <div className="space-y-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{writtenTime(Date.parse(startsAt))}</p>
        <p className="text-xs text-ink-soft tabular-nums">{reference}</p>
      </div>
      <p className="text-ink-soft">
        {words.states[state](writtenTime(Date.parse(payBy)))}
        {appointmentId && (
          <>
            {' · '}
            <Link to={appointmentPath(appointmentId)} className="underline underline-offset-4">
              {words.open}
            </Link>
          </>
        )}
      </p>
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {state === 'waiting' && (
        <div className="flex gap-3">
          <DeskButton
            tone={isSure ? 'danger' : 'plain'}
            isBusy={isBusy}
            busyLabel={words.withdrawing}
            onPress={() =>
              isSure ? void save(() => deskCall('desk_withdraw_follow_up', { followUpId: id })) : setIsSure(true)
            }
          >
            {isSure ? words.withdrawSure : words.withdraw}
          </DeskButton>
          {isSure && <DeskButton onPress={() => setIsSure(false)}>{words.back}</DeskButton>}
        </div>
      )}
    </div>
  )
}
