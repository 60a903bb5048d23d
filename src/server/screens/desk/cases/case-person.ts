import type { JudgedCase } from '../../../clinical/cases/judge-case.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'

export function personOf({ inputs, judgement }: JudgedCase, accountId: string | null) {
  const details = inputs?.details ?? {}
  return {
    accountId,
    name: fullNameOf(details),
    born: details.dob ?? null,
    age: judgement?.facts.age ?? null,
    sex: judgement?.facts.sex ?? null,
    town: details.city ?? null,
    isVerified: judgement?.facts.isVerified ?? false,
  }
}
