import { and, eq, type SQL } from 'drizzle-orm'
import { weighIn } from '#domain/appointments/services.ts'
import { appointments } from '../../appointments/tables.ts'

/** Every weigh-in that a patient has ever booked. */
export const weighInsOf = (accountId: string): SQL | undefined =>
  and(eq(appointments.accountId, accountId), eq(appointments.service, weighIn.key))

/** The booked one that is not over: there is at most one. */
export const bookedWeighInOf = (accountId: string): SQL | undefined =>
  and(weighInsOf(accountId), eq(appointments.state, 'booked'))
