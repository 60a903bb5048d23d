import { recordWords } from '#content/identity/people.ts'
import type { UserData } from '#contract/checkout/fetch-user-data.ts'
import { ApiError } from '../../platform/http/api-error.ts'

export const fullNameOf = ({ name, legalSurname }: UserData): string =>
  [name, legalSurname].filter(Boolean).join(' ') || recordWords.noName

export const addressOf = ({ address, city, pincode }: UserData): string[] =>
  [address, city, pincode].flatMap((line) => line?.trim() || [])

export const noSuchPerson = () => new ApiError(404, 'There is no such person.')
