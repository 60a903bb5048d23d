import { useState } from 'react'
import { memberWords as words } from '#content/identity/staff-screen.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay, useMe } from '../../shell/me.ts'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { MemberEvents } from './member-events.tsx'
import { RoleBoxes } from './role-boxes.tsx'
import { WaitingRoles } from './waiting-roles.tsx'

interface Props {
  readonly member: StaffMember
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** One person: what they are here for, and the two ways to end their sign-in. */
export function MemberDialog({ member, onClose, onChanged }: Props) {
  const { id, name, email, state } = member
  const isSelf = useMe()?.id === id
  const mayManage = useMay('manage-staff')
  const { isBusy, problems, run } = useSignInAttempt()
  const [roles, setRoles] = useState([...member.roles, ...(member.waiting?.roles ?? [])])
  const [asking, setAsking] = useState<'reset' | 'end' | null>(null)
  const isClosed = isSelf || state === 'ended'

  const act = (send: () => Promise<Envelope<object>>, title: string, isLast: boolean) =>
    run(async () => {
      const reply = await send()
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title })
      onChanged()
      if (isLast) onClose()
      return undefined
    })

  const answer = (isConfirmed: boolean) =>
    act(
      () => deskCall('desk_answer_roles', { id, since: member.waiting?.since ?? '', isConfirmed }),
      isConfirmed ? words.confirmed : words.rejected,
      true,
    )

  const acts = {
    reset: () => act(() => deskCall('desk_reset_factor', { id }), words.resetDone, true),
    end: () => act(() => deskCall('desk_end_staff', { id }), words.endDone, true),
  }

  return (
    <DialogOnDemand open onOpenChange={(next) => next || onClose()} title={name} description={email} locked={isBusy}>
      <div className="space-y-5 text-sm">
        {problems.general && <AlertMessage>{problems.general}</AlertMessage>}
        {isSelf && <p className="rounded-option bg-mint px-4 py-3">{words.self}</p>}
        <WaitingRoles member={member} isBusy={isBusy} onAnswer={answer} />
        <RoleBoxes legend={words.roles} held={roles} onChange={(next) => setRoles([...next])} disabled={isClosed} />
        {!isClosed && (
          <Button
            size="small"
            busy={isBusy}
            busyLabel={words.saving}
            onClick={() => act(() => deskCall('desk_change_roles', { id, roles }), words.savedRoles, false)}
          >
            {words.saveRoles}
          </Button>
        )}
        {mayManage && !isClosed && (
          <div className="grid gap-4 border-t border-line pt-5">
            {(['reset', 'end'] as const).map((way) => (
              <div key={way} className="flex items-center justify-between gap-5">
                <p>
                  <span className="block font-semibold">{words[`${way}Title`]}</span>
                  <span className="block text-xs text-ink-soft">{words[`${way}Why`]}</span>
                </p>
                {asking === way ? (
                  <div className="flex shrink-0 gap-2">
                    <Button size="small" busy={isBusy} busyLabel={words.saving} onClick={acts[way]}>
                      {words.sure(name)}
                    </Button>
                    <Button size="small" variant="quiet" onClick={() => setAsking(null)}>
                      {words.cancel}
                    </Button>
                  </div>
                ) : (
                  <Button size="small" variant="secondary" className="shrink-0" onClick={() => setAsking(way)}>
                    {words[way]}
                  </Button>
                )}
              </div>
            ))}
          </div>
        )}
        {mayManage && <MemberEvents id={id} />}
      </div>
    </DialogOnDemand>
  )
}
