import { eq } from 'drizzle-orm'
import { londonToday } from '#domain/calendar/london-time.ts'
import { judgeIdentity } from '#domain/evidence/identity-finding.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { IdentitySession } from '../../platform/gateways/identity/identity.ts'
import type { Services } from '../../platform/services.ts'
import { insertCheck } from '../cases/evidence-rows.ts'
import { addMark } from '../cases/save-identifiers.ts'
import { accountPerson } from './account-person.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { identityChecks } from './tables.ts'

/**
 * The one place where a provider's result becomes evidence, whether browser, webhook or job reports it. A second call
 * finds the work done.
 */
export async function settleIdentity(services: Services, providerId: string): Promise<void> {
  const { database, identity } = services
  const session = await identity.retrieve(providerId)
  if (!session || session.state === 'begun') return
  await database.transaction(async (tx) => {
    const [check] = await tx
      .select()
      .from(identityChecks)
      .where(eq(identityChecks.providerId, providerId))
      .for('no key update')
    // Other installations may share the provider's account.
    if (!check || (check.state !== 'begun' && check.state !== 'processing') || check.state === session.state) return
    await tx
      .update(identityChecks)
      .set({ state: session.state, updatedAt: new Date(services.now()) })
      .where(eq(identityChecks.id, check.id))
    if (session.state !== 'processing') await find(services, tx, check.accountId, session)
  })
}

async function find(services: Services, tx: Orm, accountId: string, session: IdentitySession): Promise<void> {
  const { vault } = services
  const now = services.now()
  const account = await accountById(tx, accountId)
  if (!account) return
  const about = { accountId, gate: 'identity', how: 'provider', staffId: null, now } as const
  if (session.state === 'verified' && session.person) {
    const { finding, isPassed } = judgeIdentity(
      session.person,
      accountPerson(openDetails(vault, account)),
      londonToday(now),
    )
    await insertCheck(tx, vault, { ...about, finding, isPassed })
    if (session.documentNumber)
      await addMark(tx, vault, { accountId, kind: 'document', text: session.documentNumber, now })
  } else {
    const finding = { is: session.state === 'needs input' ? 'needs_input' : 'failed' }
    await insertCheck(tx, vault, { ...about, finding, isPassed: false })
  }
  await evidenceChanged(services, tx, accountId)
}
