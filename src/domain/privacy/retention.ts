/** How long things are kept or work. What erases them and what the privacy policy says read the same figures. */
export const retention = {
  /** Answers and drafts of a visit that led to nothing. */
  visitDays: 90,
  session: {
    ordinaryHours: 24,
    /** With Remember me. */
    rememberedDays: 30,
    /** Unused for so long, it is over sooner. */
    ordinaryIdleHours: 12,
    rememberedIdleDays: 14,
  },
  /** A sign-in through another company that somebody has begun. */
  oauthMinutes: 10,
  phoneCode: { worksMinutes: 10, keptDays: 1 },
  emailedLinks: { resetPasswordHours: 1, confirmOrderDays: 7, openAccountDays: 7 },
  /** A new email address is proved within the first; for the second, whoever has the old one can take the change back. */
  emailChange: { proveHours: 24, undoDays: 7 },
  /** That somebody has signed in on a device before. */
  knownDeviceDays: 365,
  /** How long a copy of what somebody logged is shown on their device without a connection. As long as a session at most (ours). */
  progressCopyDays: 30,
  /** Whose a time was that was let go. */
  releasedHoldDays: 1,
  /** Details and answers of an order nobody paid for, after it was closed. */
  unpaidDetailsDays: 90,
  messageDays: 30,
  /** After the end of the month: they go by whole months. */
  securityEventYears: 1,
  contactRequestYears: 2,
  contactFileDays: 90,
  /** A file that somebody began to send and did not finish, or chose for a message that they did not send. */
  unfinishedUploadHours: 24,
  /** What two browsers told each other through us, if nobody heard it. */
  roomSignalMinutes: 5,
  /** Who was in a room last, apart from the record of who came. */
  roomSeatDays: 1,
  /**
   * Photos and documents that support a decision are kept as long as the clinical record, and erased with it by a person.
   * Those of somebody who never went through with an order support none.
   */
  evidenceWithoutOrderDays: 90,
  /** A copy of somebody's data that they asked for, from the moment it is ready (ours). */
  exportDays: 7,
  /** In which a request to be erased can be called off before it is carried out (ours). */
  erasureDays: 7,
  /** After somebody was last cared for: what the NHS Records Management Code of Practice sets for adults. */
  careRecordYears: 8,
  /** The same for mental health. */
  mentalHealthRecordYears: 20,
  /** After the end of the financial year: what tax law asks. */
  paymentYears: 6,
  /** Who looked at somebody of whom nothing else is kept, after they were erased (ours). */
  looksAloneYears: 1,
  /** How often what is over is erased. */
  eraseEveryHours: 1,
} as const

export const daysPerYear = 365
