import { uploadRefusals } from '#content/evidence/account-tasks.ts'
import { findPatient } from '../../orders/find-patient.ts'
import { ApiError } from '../../platform/http/api-error.ts'

const whose = () => new ApiError(401, uploadRefusals.whose, { reason: 'sign in' })

/** The owner of the evidence, for calls that require one. */
export async function patientOf(...given: Parameters<typeof findPatient>): Promise<string> {
  const accountId = await findPatient(...given)
  if (accountId === null) throw whose()
  return accountId
}
