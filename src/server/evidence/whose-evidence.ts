import { uploadRefusals } from '#content/account-tasks.ts'
import { findPatient } from '../accounts/find-patient.ts'
import { Refusal } from '../http/refusal.ts'

const whose = () => new Refusal(401, uploadRefusals.whose, { reason: 'sign in' })

/** For whom evidence is given, for a call that is nothing without them. */
export async function patientOf(...given: Parameters<typeof findPatient>): Promise<string> {
  const accountId = await findPatient(...given)
  if (accountId === null) throw whose()
  return accountId
}
