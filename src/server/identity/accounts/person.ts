import { recordWords } from '#content/identity/people.ts'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { ApiError } from '../../platform/http/api-error.ts'

export const fullNameOf = (details: AccountDetails): string => fullName(details) || recordWords.noName

export const addressOf = ({ address, city, pincode }: AccountDetails): string[] =>
  [address, city, pincode].flatMap((line) => line?.trim() || [])

export const noSuchPerson = () => new ApiError(404, 'There is no such person.')
