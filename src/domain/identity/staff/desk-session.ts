import { minuteMs } from '../../calendar/durations.ts'
/** How somebody who works here stays signed in, and how long each part of signing in waits. */
export const deskSession = {
  hours: 12,
  /** Unused for so long it is locked, not lost. */
  idleMinutes: 30,
  invitationHours: 48,
  /** Between the password and the second factor. */
  challengeMinutes: 5,
  /** Between choosing a password and having set up a second factor. */
  enrolMinutes: 30,
  /** After a factor was proved once more, what one signs in with can be changed for so long. */
  provenMinutes: 10,
  /** Passkeys and code apps of one person. */
  mostFactors: 10,
  wrongCodes: 5,
  recoveryCodes: 10,
} as const

/** A code of an authenticator app counts for one step of this length, and for those beside it. */
export const codeStepSeconds = 30

interface Session {
  readonly lastSeenAt: number
  readonly lockedAt: number | null
}

export const isLocked = ({ lastSeenAt, lockedAt }: Session, now: number): boolean =>
  lockedAt !== null || now - lastSeenAt >= deskSession.idleMinutes * minuteMs
