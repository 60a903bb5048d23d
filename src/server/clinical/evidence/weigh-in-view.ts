import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import type { WeighInStatus } from '#domain/evidence/weigh-in.ts'
import { referenceOf } from '../../appointments/appointment-owner.ts'
import type { Appointment } from '../../appointments/claims.ts'
import { invitationOf } from '../../appointments/invitation.ts'
import { type Account, openDetails } from '../../identity/accounts/account-rows.ts'
import { recipientIn } from '../../orders/order-email.ts'
import type { Services } from '../../platform/services.ts'

interface Shown {
  readonly account: Account
  readonly last: Appointment | null
  readonly standing: WeighInStatus | null
  readonly link: string | null
}

/** As the task shows it. Free times are read separately: they need a connection of their own. */
export function weighInView(
  services: Services,
  { account, last, standing, link }: Shown,
): Omit<MyWeighIn, 'firstFree'> {
  const to = recipientIn(openDetails(services.vault, account)) ?? { fullName: '', email: '' }
  const booked = last?.state === 'booked' && standing === 'booked' ? last : null
  return {
    link,
    standing,
    booked: booked && {
      id: booked.id,
      startsAt: booked.startsAt.toISOString(),
      minutes: booked.minutes,
      calendar: invitationOf(services, {
        appointment: booked,
        reference: referenceOf(booked, null),
        to,
        method: 'REQUEST',
      }),
    },
  }
}
