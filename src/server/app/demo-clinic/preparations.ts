import { eq } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { informant } from '#domain/intake/informant/flow.ts'
import { lifeHistory } from '#domain/intake/life-history/flow.ts'
import { quietInformant, quietLifeHistory } from '#domain/preparation/sample-answers.ts'
import { appointments } from '../../appointments/tables.ts'
import { keepInformantAnswers } from '../../clinical/preparation/informant-link.ts'
import { insertInvitation, withdrawInvitation } from '../../clinical/preparation/invite-informant.ts'
import { formOf } from '../../clinical/preparation/preparation-rows.ts'
import { saveInstanceIn } from '../../intake/questionnaires/instances.ts'
import { orders } from '../../orders/tables.ts'
import { newToken } from '../../platform/encryption/token.ts'
import type { Services } from '../../platform/services.ts'

export type DemoPreparation = 'begun and asked' | 'both' | 'both, with risks' | 'done and taken back'

interface Told {
  readonly form: Answers
  /** Null: somebody was asked, and has not answered. */
  readonly informant: Answers | null
  readonly isTakenBack?: true
}

const told: Readonly<Record<DemoPreparation, Told>> = {
  'begun and asked': { form: { life_school: quietLifeHistory.life_school, life_work: 'study' }, informant: null },
  both: { form: quietLifeHistory, informant: quietInformant },
  'both, with risks': {
    form: {
      ...quietLifeHistory,
      life_heart: ['High blood pressure'],
      life_alcohol: 'mostly',
      life_safety: 'past',
      life_hopes: 'To hold on to a job for longer than a year. I fainted on a run last summer and nobody knew why.',
    },
    informant: {
      ...quietInformant,
      informant_relation: 'partner',
      informant_known: 'years',
      informant_childhood: ['I did not know them then'],
      informant_since: 'lately',
      informant_health: ['Days with very little sleep and far too much energy'],
      informant_example: 'Warm and funny. In spring they hardly slept for two weeks and spent everything we had saved.',
    },
  },
  'done and taken back': { form: quietLifeHistory, informant: quietInformant, isTakenBack: true },
}

/** As if answered a day after the booking. The links of the demo are nobody’s: their tokens are thrown away. */
export const prepareDemo = (
  { database, vault, now }: Services,
  what: DemoPreparation,
  appointment: { readonly id: string; readonly name: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    const [found] = await tx
      .select({ episodeId: appointments.episodeId, accountId: orders.accountId })
      .from(appointments)
      .innerJoin(orders, eq(orders.id, appointments.orderId))
      .where(eq(appointments.id, appointment.id))
    if (!found?.accountId) return
    const { form, informant: answers, isTakenBack } = told[what]
    await saveInstanceIn(tx, vault, formOf(found.accountId, found), {
      ansData: JSON.stringify(form),
      version: lifeHistory.version,
      base: null,
      tab: null,
      at: now(),
    })
    const { accountId, episodeId } = found
    const invited = { accountId, episodeId, firstName: appointment.name, token: newToken(), now: now() }
    const id = await insertInvitation(tx, vault, invited)
    const at = now() + dayMs
    const version = informant.version
    if (answers) await keepInformantAnswers(tx, vault, id, { plain: JSON.stringify(answers), version, now: at })
    if (isTakenBack) await withdrawInvitation(tx, id, 'informant', at)
  })
