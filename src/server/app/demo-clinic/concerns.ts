import { randomUUID } from 'node:crypto'
import { asc, isNotNull } from 'drizzle-orm'
import { minuteMs } from '#domain/calendar/durations.ts'
import { type RiskFactor, riskFactors } from '#domain/intake/adhd/risk-factors.ts'
import { adhdRisk } from '#domain/safeguarding/reported-risk.ts'
import { setCallBack } from '../../clinical/safeguarding/call-backs.ts'
import { closeConcern, recordTry } from '../../clinical/safeguarding/concern-acts.ts'
import type { Reach } from '../../clinical/safeguarding/concern-rows.ts'
import { raiseConcern } from '../../clinical/safeguarding/raise.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../platform/services.ts'

const reportedRisk = (...yes: readonly RiskFactor[]) =>
  adhdRisk({
    adhd_risk_factors: riskFactors.map((question) => ({ question, value: yes.includes(question) ? 'yes' : 'no' })),
  })

async function raised(
  services: Services,
  yes: readonly RiskFactor[],
  accountId: string | null,
  reach: Reach | null,
): Promise<string> {
  const { database, vault } = services
  const risk = reportedRisk(...yes)
  if (!risk) throw new Error('A demo concern reports no risk.')
  const digest = vault.digest(JSON.stringify(risk), `demo/${randomUUID()}`)
  const made = await database.transaction((tx) =>
    raiseConcern(services, tx, { reported: risk, digest, guestSessionId: null, accountId, reach }),
  )
  if (!made) throw new Error('No concern was raised.')
  return made.id
}

/** Demo patients: one waits to be called, and one was. */
export async function seedConcerns(services: Services, staffId: string): Promise<void> {
  const { database } = services
  const at = (minutesAgo: number): Services => {
    const now = services.now() - minutesAgo * minuteMs
    return { ...services, now: () => now }
  }
  const [owner] = await database.run((orm) =>
    orm.select({ id: orders.accountId }).from(orders).where(isNotNull(orders.accountId)).orderBy(asc(orders.createdAt)),
  )
  const id = await raised(at(29 * 60), ['suicidalIdeas', 'lossOfCarer'], owner?.id ?? null, null)
  const contact = { id, how: 'phone' as const, staffId }
  const missed = { ...contact, contactId: randomUUID(), isReached: false, said: 'Rang out. No message left.' }
  const spoke = {
    ...contact,
    contactId: randomUUID(),
    isReached: true,
    said: 'Low since her mother went into a home. No plans. A friend stays with her this week; she rings her GP today.',
  }
  const ending = {
    id,
    outcome: 'safe_with_a_plan' as const,
    said: 'Has the numbers for the night, and will write to us after she has seen her GP.',
    staffId,
  }
  await database.transaction(async (tx) => {
    await recordTry(at(28 * 60), tx, missed)
    await recordTry(at(27 * 60), tx, spoke)
    await closeConcern(at(27 * 60 - 5), tx, ending)
  })
  const reach = { phone: '07700900742', name: 'Jo', mayLeaveMessage: false }
  const open = await raised(at(25), ['toSelf', 'riskFromOthers'], null, reach)
  const callBack = { id: open, callBackId: randomUUID(), dueAt: services.now() + 35 * minuteMs, assignedTo: staffId }
  await database.transaction((tx) => setCallBack(at(10), tx, { ...callBack, staffId }))
}
