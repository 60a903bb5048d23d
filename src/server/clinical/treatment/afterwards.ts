import { and, eq, isNotNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { bodyOf, heightSeen } from '#domain/clinical/patient.ts'
import { countsFrom, isFollowed, isRegained, lastOccasion, regainedPercent } from '#domain/treatment/aftercare.ts'
import { ownProblem } from '#domain/treatment/change-of-plan.ts'
import type { Afterwards } from '#domain/treatment/next-step.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { sentCheckInsOf } from '../cases/check-ins-of.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { weightsOf } from '../cases/on-treatment.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { trackingSettings } from '../tracking/tables.ts'
import { loggedBy } from '../tracking/tracked-rows.ts'
import { statusOfPlan } from './own-plan.ts'
import type { Plan } from './plan-rows.ts'

/** Who is looking: patients see all that they log, the team what they share. */
export type Eyes = 'own' | 'team'

export const endedOnOf = ({ state, stateSince }: Pick<Plan, 'state' | 'stateSince'>): string | null =>
  state === 'stopped' ? londonTimeAt(stateSince.getTime()).date : null

async function isShared(tx: Orm, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: trackingSettings.accountId })
    .from(trackingSettings)
    .where(and(eq(trackingSettings.accountId, accountId), isNotNull(trackingSettings.sharedSince)))
  return found !== undefined
}

/** The weight after a treatment, as far as the viewer may see it. Null: it has not ended. */
export async function afterwardsOf(
  vault: Vault,
  tx: Orm,
  plan: Plan,
  { today, eyes }: { readonly today: string; readonly eyes: Eyes },
): Promise<Afterwards | null> {
  const endedOn = endedOnOf(plan)
  if (endedOn === null) return null
  const { accountId, isAfterQuiet } = plan
  const standing = await statusOfPlan(tx, plan)
  const mayComeBack = ownProblem(standing, { to: 'active', until: null }, today) === null
  const calm = { endedOn, isRegained: false, isWeighed: true, mayComeBack }
  if (!isFollowed(endedOn, today)) return calm
  const maySee = eyes === 'own' || (await isShared(tx, accountId))
  const evidence = evidenceIn(await checksOf(tx, vault, accountId))
  const known = weightsOf(evidence, await sentCheckInsOf(tx, vault, accountId))
  const logged = maySee ? await loggedBy(tx, vault, { accountId, measures: ['weight'] }) : []
  const weights = [
    ...known.filter(({ on }) => !logged.some((one) => one.on === on)),
    ...logged.map(({ on, value }) => ({ on, kg: value })),
  ].toSorted((one, other) => one.on.localeCompare(other.on))
  const cm = heightSeen(evidence.measurements)
  const last = weights.at(-1)
  const bmi = last && cm !== null ? bodyOf(last.kg, cm).bmi : null
  const asked = lastOccasion(endedOn, today)
  return {
    endedOn,
    isRegained: isRegained(regainedPercent(weights, endedOn), bmi),
    // The team does not see weights that are not shared.
    isWeighed: isAfterQuiet || !maySee || asked === null || weights.some(({ on }) => on >= countsFrom(asked)),
    mayComeBack,
  }
}
