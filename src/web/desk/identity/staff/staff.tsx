import { useState } from 'react'
import { staffScreen as words } from '#content/identity/staff-screen.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dayOf, weekdayAndTimeOf } from '../../cases/list/format-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const count = (staff: readonly StaffMember[], ...states: StaffMember['state'][]) =>
  staff.filter(({ state }) => states.includes(state)).length

export default function Staff() {
  const list = useDeskRead('desk_staff_list', {})
  const mayInvite = useMay('manage-staff')
  const [isInviting, setIsInviting] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const staff = list.data?.staff ?? []
  const opened = staff.find(({ id }) => id === openId)

  useKeys(mayInvite ? [{ key: 'i', does: words.invite, run: () => setIsInviting(true) }] : [])

  const lead =
    list.data && words.lead(count(staff, 'active'), count(staff, 'invited', 'invitation over'), count(staff, 'ended'))

  return (
    <>
      <DeskHeading title={words.title} lead={lead}>
        {mayInvite && (
          <Button size="small" onClick={() => setIsInviting(true)}>
            {words.invite} <Kbd dark>i</Kbd>
          </Button>
        )}
      </DeskHeading>
      <Freshness of={list} />
      {staff
        .filter(({ waiting }) => waiting)
        .map(({ id, name, waiting }) => (
          <p
            key={id}
            className="mb-3 flex flex-wrap items-center justify-between gap-5 rounded-option bg-mint px-4 py-2"
          >
            {words.waiting(name, (waiting?.roles ?? []).map((role) => roleNames[role]).join(', '))}
            <Button size="small" variant="secondary" onClick={() => setOpenId(id)}>
              {words.review(name)}
            </Button>
          </p>
        ))}
      {list.data && <StaffTable staff={staff} onOpen={setOpenId} />}
      <InviteDialog isOpen={isInviting} onOpen={setIsInviting} onInvited={list.refresh} />
      {opened && (
        <MemberDialog
          key={opened.id}
          member={opened}
          onClose={() => setOpenId(null)}
          onChanged={() => void list.refresh()}
        />
      )}
    </>
  )
}

interface Props {
  readonly staff: readonly StaffMember[]
  readonly onOpen: (id: string) => void
}

const StaffTable = ({ staff, onOpen }: Props) => (
  <table className="w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {staff.map((member) => (
        <tr
          key={member.id}
          className={`h-13 border-b border-line hover:bg-white has-focus-visible:bg-white ${member.state === 'ended' ? 'text-ink-soft' : ''}`}
        >
          <th scope="row" className="px-2.5 py-1.5 font-normal">
            <button
              type="button"
              aria-label={words.open(member.name)}
              onClick={() => onOpen(member.id)}
              className="cursor-pointer rounded-md text-left font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {member.name}
            </button>
            {member.isDemo && <span className="ml-2 rounded-full bg-paper-deep px-2 text-xs">{words.demo}</span>}
            <span className="block text-xs text-ink-soft">{member.email}</span>
          </th>
          <td className="px-2.5 py-1.5">
            {member.roles.map((role) => roleNames[role]).join(', ')}
            {member.waiting && (
              <span className="block text-xs font-semibold text-brick">
                {words.toConfirm(member.waiting.roles.map((role) => roleNames[role]).join(', '))}
              </span>
            )}
            {member.profession && <span className="block text-xs text-ink-soft">{member.profession}</span>}
          </td>
          <td className="px-2.5 py-1.5 whitespace-nowrap tabular-nums">
            {member.registration ? (
              `${member.registration.body} ${member.registration.number}`
            ) : (
              <span className="text-ink-soft">{words.noRegistration}</span>
            )}
          </td>
          <td className="px-2.5 py-1.5 whitespace-nowrap">
            <StaffSignIn {...member} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const orNothing = (write: (at: string) => string, at: string | null) => (at === null ? '' : write(at))

function StaffSignIn({ state, factors, recoveryCodesLeft, invitedUntil, endedAt }: StaffMember) {
  if (state === 'active')
    return (
      <>
        {factors.map((factor) => words.factors[factor]).join(' and ')}
        <span className={`block text-xs ${recoveryCodesLeft < 3 ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
          {words.codes(recoveryCodesLeft)}
        </span>
      </>
    )
  if (state === 'invited') return words.states.invited(orNothing(weekdayAndTimeOf, invitedUntil))
  return state === 'ended' ? words.states.ended(orNothing(dayOf, endedAt)) : words.states['invitation over']
}
