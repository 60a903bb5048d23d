import { roleNames } from '#content/identity/staff.ts'
import { waitingRolesWords as words } from '#content/identity/staff-screen.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { dayAndTimeOf } from '../../cases/list/written-date.ts'

interface Props {
  readonly member: StaffMember
  readonly isBusy: boolean
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Roles that another person has to confirm before they give any rights. */
export function WaitingRoles({ member: { waiting, registration }, isBusy, onAnswer }: Props) {
  if (!waiting) return null
  const { roles, since, by, confirmers, mayConfirm } = waiting
  return (
    <section className="space-y-3 rounded-option bg-mint px-4 py-3">
      <h3>{words.title(roles.map((role) => roleNames[role]).join(', '))}</h3>
      <p>{words.givenBy(by ?? words.command, dayAndTimeOf(since))}</p>
      {mayConfirm ? (
        <>
          <p>{words.check(registration ? `${registration.body} ${registration.number}` : words.noRegistration)}</p>
          <div className="flex gap-2">
            <Button size="small" busy={isBusy} busyLabel={words.saving} onClick={() => onAnswer(true)}>
              {words.confirm}
            </Button>
            <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
              {words.reject}
            </Button>
          </div>
        </>
      ) : (
        <p>{confirmers.length > 0 ? words.whoCan(confirmers.join(', ')) : words.nobodyCan}</p>
      )}
    </section>
  )
}
