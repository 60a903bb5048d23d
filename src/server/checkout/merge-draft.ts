import type { CallBody } from '#contract/calls.ts'
import type { Details } from '../identity/accounts/account-rows.ts'

type Body = CallBody<'create_new_user'>

const draftFields = [
  'title',
  'name',
  'legalSurname',
  'email',
  'dob',
  'gender',
  'mobile',
  'address',
  'city',
  'pincode',
  'declineOffers',
  'medication',
] as const

/** Merges what was typed over what was typed before. An empty field erases nothing, and a password is never stored. */
export function mergeDraft(before: Details, body: Body): Details {
  const typed = draftFields.flatMap((field) => {
    const value = body[field]
    return value === undefined || value === '' ? [] : [[field, value] as const]
  })
  return { ...before, ...Object.fromEntries(typed) }
}
