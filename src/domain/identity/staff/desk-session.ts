import { minuteMs } from '../../calendar/durations.ts'
/** How staff stay signed in, and how long each step of signing in may take. */
export const deskSession = {
  hours: 12,
  /** An unused session is locked after this time, not lost. */
  idleMinutes: 30,
  invitationHours: 48,
  /** Between the password and the second factor. */
  challengeMinutes: 5,
  /** Between choosing a password and setting up a second factor. */
  enrolMinutes: 30,
  /** After proving a factor again, staff can change their sign-in details for this long. */
  provenMinutes: 10,
  /** Passkeys and authenticator apps per person. */
  mostFactors: 10,
  wrongCodes: 5,
  recoveryCodes: 10,
} as const

/** A code of an authenticator app is valid for one step of this length, and for the neighbouring ones. */
export const codeStepSeconds = 30

interface Session {
  readonly lastSeenAt: number
  readonly lockedAt: number | null
}

export const isLocked = ({ lastSeenAt, lockedAt }: Session, now: number): boolean =>
  lockedAt !== null || now - lastSeenAt >= deskSession.idleMinutes * minuteMs
