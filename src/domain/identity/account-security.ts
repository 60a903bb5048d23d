/** How a person looks after the way into their own account. */
export const accountSecurity = {
  /** After signing in, or showing once more that it is them, what they sign in with can be changed for so long. */
  provenMinutes: 15,
  /** Between asking a device for a passkey and hearing from it. */
  challengeMinutes: 15,
  mostPasskeys: 10,
  longestName: 40,
  /** Emails about sign-ins on new devices, an hour: the sixth would say no more than the first five. */
  mostNotices: 5,
} as const

interface Ways {
  readonly hasPassword: boolean
  readonly companies: number
  readonly passkeys: number
}

/** Whether somebody still gets in without one of their passkeys. */
export const canRemovePasskey = ({ hasPassword, companies, passkeys }: Ways): boolean =>
  hasPassword || companies > 0 || passkeys > 1
