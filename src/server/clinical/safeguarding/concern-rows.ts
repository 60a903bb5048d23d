import type { ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { concernAnswers, concernContacts, concerns } from './tables.ts'

/** How a patient wants to be contacted about what they reported. */
export interface Reach {
  readonly phone: string
  readonly name: string
  readonly mayLeaveMessage: boolean
}

type Concern = Pick<typeof concerns.$inferSelect, 'caseId' | 'reach' | 'ending'>

const concernOwner = (caseId: string) => `concern/${caseId}`

const seal = (vault: Vault, caseId: string, part: string, plain: string) =>
  vault.seal(plain, `${concernOwner(caseId)}/${part}`)

export const sealReach = (vault: Vault, caseId: string, reach: Reach): Buffer =>
  seal(vault, caseId, 'reach', JSON.stringify(reach))

export const openReach = (vault: Vault, { caseId, reach }: Concern): Reach | null =>
  reach && JSON.parse(vault.open(reach, `${concernOwner(caseId)}/reach`))

export const sealReported = (vault: Vault, caseId: string, reported: ReportedRisk): Buffer =>
  seal(vault, caseId, 'told', JSON.stringify(reported))

export const openReported = (
  vault: Vault,
  { caseId, reported }: Pick<typeof concernAnswers.$inferSelect, 'caseId' | 'reported'>,
): ReportedRisk => JSON.parse(vault.open(reported, `${concernOwner(caseId)}/told`))

export const sealSaid = (vault: Vault, caseId: string, said: string): Buffer => seal(vault, caseId, 'said', said)

export const openSaid = (
  vault: Vault,
  { caseId, said }: Pick<typeof concernContacts.$inferSelect, 'caseId' | 'said'>,
): string => vault.open(said, `${concernOwner(caseId)}/said`)

export const sealEnding = (vault: Vault, caseId: string, said: string): Buffer => seal(vault, caseId, 'ending', said)

export const openEnding = (vault: Vault, { caseId, ending }: Concern): string | null =>
  ending && vault.open(ending, `${concernOwner(caseId)}/ending`)
