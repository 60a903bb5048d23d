import type { ScaleViews } from '#contract/supply/scale.ts'
import { isScaleDue } from '#domain/supply/programme-scale.ts'
import { dosesSentTo } from '../../../clinical/supply/doses-sent.ts'
import { scaleOwner, scalesOf } from '../../../clinical/supply/scale-rows.ts'
import { whyStopped } from '../../../identity/restrictions/restricted.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

export async function scaleViewsOf(services: Services, tx: Orm, accountId: string): Promise<ScaleViews> {
  const { vault } = services
  const sent = await scalesOf(tx, accountId)
  const isDue = isScaleDue(sent)
  const views: ScaleViews['sent'] = []
  for (const { id, serial, sentAt, carrier, tracking, endedAs, endedAt, endedBy, reason, isReplaced } of sent)
    views.unshift({
      id,
      serial,
      sentAt: sentAt.toISOString(),
      alone: carrier && tracking ? { carrier, tracking: vault.open(tracking, scaleOwner(id, 'tracking')) } : null,
      ended:
        endedAs && endedAt
          ? {
              as: endedAs,
              at: endedAt.toISOString(),
              by: endedBy ? await staffName(services, tx, endedBy) : '',
              reason: reason ? vault.open(reason, scaleOwner(id, 'reason')) : null,
              isReplaced,
            }
          : null,
    })
  const mayBeSentAlone = isDue && (await dosesSentTo(tx, accountId)).length > 0
  const held = mayBeSentAlone ? await whyStopped(tx, 'equipment', { accountId }, services.now()) : null
  return { isDue, mayBeSentAlone, held, sent: views }
}
