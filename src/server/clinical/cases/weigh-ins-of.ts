import { and, eq, type SQL } from 'drizzle-orm'
import { weighIn } from '#domain/appointments/services.ts'
import { appointments } from '../../appointments/tables.ts'

/** Every weigh-in that a person has ever booked. */
export const weighInsOf = (accountId: string): SQL | undefined =>
  and(eq(appointments.accountId, accountId), eq(appointments.service, weighIn.key))

/** The one that is booked and not yet over: there is at most one. */
export const bookedWeighInOf = (accountId: string): SQL | undefined =>
  and(weighInsOf(accountId), eq(appointments.state, 'booked'))
