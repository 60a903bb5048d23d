import { staffScreen as words } from '#content/identity/staff-screen.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import { dayOf, weekdayAndTimeOf } from '../../cases/list/written-date.ts'

const orNothing = (write: (at: string) => string, at: string | null) => (at === null ? '' : write(at))

export function StaffSignIn({ state, factors, recoveryCodesLeft, invitedUntil, endedAt }: StaffMember) {
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
