import type { MyWeighIn } from '#contract/evidence.ts'
import type { WeighInStanding } from '#domain/evidence/weigh-in.ts'
import { type Account, openDetails } from '../accounts/account-rows.ts'
import type { Appointment } from '../bookings/claims.ts'
import { invitationOf } from '../bookings/invitation.ts'
import { referenceOf } from '../bookings/party.ts'
import { recipientIn } from '../orders/order-email.ts'
import type { Services } from '../services.ts'

interface Shown {
  readonly account: Account
  readonly last: Appointment | null
  readonly standing: WeighInStanding | null
  readonly link: string | null
}

/** As the task shows it. Free times are asked for apart: they need a connection of their own. */
export function shownWeighIn(
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
