import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import type { CallRequest } from '../handler.ts'
import { type Challenge, consumeChallenge, factorTries, openChallenge, provedBy } from './challenges.ts'
import { beginDeskSession, endDeskSession, noteProof } from './desk-sessions.ts'
import { unwrapByToken } from './signing-keys.ts'

type Asked = Pick<CallRequest, 'desk' | 'network'>

/** Proves the factor in the transaction that opens the desk; throws if it is wrong. */
type Prove<Result> = (tx: Orm, challenge: Challenge) => Promise<Result>

const over = () => new ApiError(401, 'Your time at the desk is over. Please sign in again.', { reason: 'over' })

/** The second of two steps, or a repeated proof of a factor: proof and record are written together. */
export function secondFactor(services: Services, factor: string) {
  const { database, vault, now } = services
  const tries = factorTries(services)

  async function open(tx: Orm, challenge: Challenge, { desk }: Asked): Promise<string | null> {
    const { staffId, purpose, held, token } = challenge
    if (purpose === 'prove') {
      const isHere = held.session === desk.presented?.toString('base64')
      if (!isHere || !desk.presented || !(await noteProof(tx, desk.presented, staffId, now()))) throw over()
      return null
    }
    if (!held.signing) throw over()
    if (desk.presented) await endDeskSession(tx, desk.presented)
    const privateKey = unwrapByToken(Buffer.from(held.signing.key, 'base64'), token)
    return beginDeskSession(tx, staffId, { id: held.signing.keyId, privateKey }, now())
  }

  return async <Result>(token: string, asked: Asked, prove: Prove<Result>): Promise<Result> => {
    const challenge = await openChallenge(services, token, ...provedBy)
    const { staffId, purpose } = challenge
    const event = purpose === 'prove' ? purpose : 'sign in'
    const about = { event, staffId, network: asked.network } as const
    return tries(challenge, async () => {
      try {
        const { proved, session } = await database.transaction(async (tx) => {
          await consumeChallenge(tx, challenge, now())
          const result = await prove(tx, challenge)
          const begun = await open(tx, challenge, asked)
          await recordStaffEvent(tx, vault, { ...about, outcome: factor })
          return { proved: result, session: begun }
        })
        if (session !== null) asked.desk.grant(session)
        return proved
      } catch (error) {
        if (error instanceof ApiError)
          await database.run((orm) => recordStaffEvent(orm, vault, { ...about, outcome: `${factor} failed` }))
        throw error
      }
    })
  }
}
