/** How patients manage their own sign-in. */
export const accountSecurity = {
  /** How long after signing in, or proving their identity again, a patient can change their sign-in details. */
  provenMinutes: 15,
  /** The time allowed for a passkey prompt in the browser. */
  challengeMinutes: 15,
  mostPasskeys: 10,
  longestName: 40,
  /** Emails about sign-ins from new browsers, an hour: a sixth would say no more than the first five. */
  mostNotices: 5,
} as const

interface Ways {
  readonly hasPassword: boolean
  readonly companies: number
  readonly passkeys: number
}

/** Whether the patient could still sign in without one of their passkeys. */
export const canRemovePasskey = ({ hasPassword, companies, passkeys }: Ways): boolean =>
  hasPassword || companies > 0 || passkeys > 1
