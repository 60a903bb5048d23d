/** Retention periods. The erasing jobs and the privacy policy read the same figures. */
export const retention = {
  /** Answers and drafts of a guest session that led to nothing. */
  visitDays: 90,
  session: {
    ordinaryHours: 24,
    /** With Remember me. */
    rememberedDays: 30,
    /** A session that is unused for this long ends sooner. */
    ordinaryIdleHours: 12,
    rememberedIdleDays: 14,
  },
  /** A sign-in through another company that was begun. */
  oauthMinutes: 10,
  phoneCode: { worksMinutes: 10, keptDays: 1 },
  emailedLinks: { resetPasswordHours: 1, confirmOrderDays: 7, openAccountDays: 7 },
  /**
   * A new email address is proved within the first period; within the second, the owner of the old address can undo the
   * change.
   */
  emailChange: { proveHours: 24, undoDays: 7 },
  /** The record that a patient has signed in from a browser before. */
  knownDeviceDays: 365,
  /**
   * How long a copy of the patient's measurements is shown without a connection. At most as long as a session (ours).
   */
  progressCopyDays: 30,
  /** Who held a slot that was released. */
  releasedHoldDays: 1,
  /** Details and answers of an unpaid order, after it was closed. */
  unpaidDetailsDays: 90,
  messageDays: 30,
  /** After the end of the month: whole months are erased at once. */
  securityEventYears: 1,
  contactRequestYears: 2,
  contactFileDays: 90,
  /** A file whose upload was not finished, or that was chosen for a message that was never sent. */
  unfinishedUploadHours: 24,
  /** Signalling messages between two browsers that the other side never fetched. */
  roomSignalMinutes: 5,
  /** Who was in a video room last, apart from the record of attendance. */
  roomSeatDays: 1,
  /**
   * Photos and documents that support a decision are kept as long as the clinical record, and erased with it by staff.
   * Those of a patient who never completed an order support none.
   */
  evidenceWithoutOrderDays: 90,
  /** A link for somebody who knows the patient, that was never used or was withdrawn (ours). */
  informantLinkDays: 90,
  /** A copy of a patient's data, from the moment it is ready (ours). */
  exportDays: 7,
  /** How long a patient can withdraw a request for erasure (ours). */
  erasureDays: 7,
  /** After the last care: the period of the NHS Records Management Code of Practice for adults. */
  careRecordYears: 8,
  /** The same for mental health. */
  mentalHealthRecordYears: 20,
  /** A report of an incident, after it was closed: the period of the same code for serious incidents; for others half. */
  incidentYears: 20,
  otherIncidentYears: 10,
  /** A complaint, after it was closed: the period of the same code for complaints. */
  complaintYears: 10,
  /** After the end of the financial year: required by tax law. */
  paymentYears: 6,
  /** The access log of an erased patient of whom nothing else is kept (ours). */
  looksAloneYears: 1,
  /** How often expired data is erased. */
  eraseEveryHours: 1,
} as const

export const daysPerYear = 365
