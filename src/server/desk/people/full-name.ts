import { recordWords } from '#content/desk/people.ts'
import type { Details } from '../../accounts/account-rows.ts'

export const fullName = ({ name, legalSurname }: Details): string =>
  [name, legalSurname].filter(Boolean).join(' ') || recordWords.noName
