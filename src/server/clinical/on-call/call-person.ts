import { gt } from 'drizzle-orm'
import { alarmEmail, alarmText } from '#content/notifications/to-staff.ts'
import { pages } from '#contract/pages.ts'
import { internationalPhone, normalisePhone } from '#domain/identity/phone.ts'
import { acknowledgeWithinMinutes, nextToCall } from '#domain/identity/staff/on-call.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { detailsOf, isLead, present } from './people.ts'
import { onCallShifts } from './tables.ts'

/** Who is called next about an alarm, whatever raised it. Null: nobody is left. */
export async function personToCall({ now: clock }: Services, tx: Orm, called: readonly string[]) {
  const now = clock()
  const people = await present(tx)
  const shifts = await tx
    .select()
    .from(onCallShifts)
    .where(gt(onCallShifts.endsAt, new Date(now)))
  const staffId = nextToCall({
    shifts: shifts
      .filter((shift) => people.some(({ id }) => id === shift.staffId))
      .map((shift) => ({ ...shift, startsAt: shift.startsAt.getTime(), endsAt: shift.endsAt.getTime() })),
    leads: people.filter(isLead).map(({ id }) => id),
    called,
    now,
  })
  return people.find(({ id }) => id === staffId) ?? null
}

export async function callPerson(
  services: Services,
  tx: Orm,
  person: NonNullable<Awaited<ReturnType<typeof personToCall>>>,
): Promise<void> {
  const { config, messages } = services
  const { email, mobile } = detailsOf(services, person)
  const address = addressFor(config, pages.deskWatch)
  const owner = { staffId: person.id }
  await messages.write(tx, { kind: 'email', owner, to: email, ...alarmEmail(acknowledgeWithinMinutes, address) })
  const phone = normalisePhone(mobile)
  if (phone === null) return
  const text = alarmText(acknowledgeWithinMinutes, address)
  await messages.write(tx, { kind: 'sms', owner, to: internationalPhone(phone), text })
}
