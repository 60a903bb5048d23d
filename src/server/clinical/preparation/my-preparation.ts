import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { assessmentToCome, preparationFor, sentInvitationsOf } from './preparation-rows.ts'

export const myPreparation =
  (services: Services): Handler<'my_preparation'> =>
  ({ account: { id: accountId } }) =>
    services.database.transaction(
      async (tx) => {
        const now = services.now()
        const found = await assessmentToCome(tx, accountId, now)
        const sent = await sentInvitationsOf(tx, accountId)
        const past = sent
          .filter(({ episodeId }) => episodeId !== found?.appointment.episodeId)
          .flatMap(({ episodeId, sentAt }) => (sentAt ? [{ id: episodeId, sentAt: sentAt.toISOString() }] : []))
        if (!found) return { preparation: null, past }
        return {
          past,
          preparation: {
            ...(await preparationFor(services, tx, accountId, found.appointment, now)),
            startsAt: found.appointment.startsAt.toISOString(),
            clinician: found.clinician,
          },
        }
      },
      { accessMode: 'read only' },
    )
