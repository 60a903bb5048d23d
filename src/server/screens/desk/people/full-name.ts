import { recordWords } from '#content/identity/people.ts'
import type { Details } from '../../../identity/accounts/account-rows.ts'

export const fullName = ({ name, legalSurname }: Details): string =>
  [name, legalSurname].filter(Boolean).join(' ') || recordWords.noName
