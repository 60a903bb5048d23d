import { useState } from 'react'
import { eventWords, outcomeWords, waitingRolesWords, memberWords as words } from '#content/identity/staff-screen.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { isRole } from '#domain/identity/staff/roles.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dayAndTimeOf } from '../../cases/list/format-date.ts'
import { deskCall } from '../../desk-call.ts'
import { Freshness } from '../../shell/freshness.tsx'
import { useMay, useMe } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { RoleBoxes } from './role-boxes.tsx'

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

type Event = CallReply<'desk_staff_events'>['events'][number]

/** Words of ours where there are any: what is new here is shown as it is. */
const said = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key

function detailOf({ event, outcome, roles }: Event): string {
  if (event !== 'roles' && event !== 'invitation') return said(outcomeWords, outcome)
  const named = (roles ?? []).filter(isRole).map((role) => roleNames[role])
  const how = event === 'roles' ? said(outcomeWords, outcome) : ''
  return [named.join(', '), how].filter(Boolean).join(', ')
}

/** What happened to somebody's access, the newest first. */
function MemberEvents({ id }: { id: string }) {
  const [before, setBefore] = useState<number | null>(null)
  const page = useDeskRead('desk_staff_events', { id, before })
  return (
    <section className="border-t border-line pt-4">
      <h3>{words.events}</h3>
      <Freshness of={page} />
      {page.data?.events.length === 0 && <p className="mt-2 text-ink-soft">{words.noEvents}</p>}
      <ol className="mt-2 text-xs">
        {page.data?.events.map((event) => (
          <li key={event.id} className="grid grid-cols-[7.5rem_1fr] gap-x-3 border-b border-line py-1.5 last:border-0">
            <time dateTime={event.at} className="text-ink-soft tabular-nums">
              {dayAndTimeOf(event.at)}
            </time>
            <span>
              {said(eventWords, event.event)}
              {detailOf(event) && <span className="text-ink-soft"> · {detailOf(event)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {page.data?.hasMore && (
        <Button variant="quiet" size="small" onClick={() => setBefore(page.data?.events.at(-1)?.id ?? null)}>
          {words.more}
        </Button>
      )}
    </section>
  )
}

interface WaitingRolesProps {
  readonly member: StaffMember
  readonly isBusy: boolean
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Roles that another person has to confirm before they give any rights. */
function WaitingRoles({ member: { waiting, registration }, isBusy, onAnswer }: WaitingRolesProps) {
  if (!waiting) return null
  const { roles, since, by, confirmers, mayConfirm } = waiting
  return (
    <section className="space-y-3 rounded-option bg-mint px-4 py-3">
      <h3>{waitingRolesWords.title(roles.map((role) => roleNames[role]).join(', '))}</h3>
      <p>{waitingRolesWords.givenBy(by ?? waitingRolesWords.command, dayAndTimeOf(since))}</p>
      {mayConfirm ? (
        <>
          <p>
            {waitingRolesWords.check(
              registration ? `${registration.body} ${registration.number}` : waitingRolesWords.noRegistration,
            )}
          </p>
          <div className="flex gap-2">
            <Button size="small" busy={isBusy} busyLabel={waitingRolesWords.saving} onClick={() => onAnswer(true)}>
              {waitingRolesWords.confirm}
            </Button>
            <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
              {waitingRolesWords.reject}
            </Button>
          </div>
        </>
      ) : (
        <p>{confirmers.length > 0 ? waitingRolesWords.whoCan(confirmers.join(', ')) : waitingRolesWords.nobodyCan}</p>
      )}
    </section>
  )
}
