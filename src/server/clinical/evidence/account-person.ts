import type { AccountPerson } from '#domain/evidence/identity-finding.ts'
import type { Details } from '../../identity/accounts/account-rows.ts'

/** The patient's identity by their account. */
export const accountPerson = ({ name = '', legalSurname = '', dob = '' }: Details): AccountPerson => ({
  first: name,
  last: legalSurname,
  bornOn: dob,
})
