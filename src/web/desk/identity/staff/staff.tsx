import { useState } from 'react'
import { roleNames } from '#content/identity/staff.ts'
import { staffScreen as words } from '#content/identity/staff-screen.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { StaffTable } from './staff-table.tsx'

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
