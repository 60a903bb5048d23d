import type { CallName } from '#contract/calls.ts'
import { changePassword } from '../accounts/change-password.ts'
import { checkUserByEmail } from '../accounts/check-user-by-email.ts'
import { cancelEmailChange, changeEmail } from '../accounts/email-change/change-email.ts'
import { proveNewEmail } from '../accounts/email-change/prove-new-email.ts'
import { stopEmailChange } from '../accounts/email-change/stop-email-change.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { fetchUserData } from '../accounts/fetch-user-data.ts'
import { forgotPassword } from '../accounts/forgot-password.ts'
import { mySecurity } from '../accounts/my-security.ts'
import { finishSignIn } from '../accounts/oauth/finish-sign-in.ts'
import { configuredProviders } from '../accounts/oauth/providers.ts'
import { openAccount } from '../accounts/open-account.ts'
import { addPasskey, beginPasskey, removePasskey } from '../accounts/passkeys/own-passkeys.ts'
import { passkeyOptions, signInByPasskey } from '../accounts/passkeys/sign-in-by-passkey.ts'
import { proveMyPhone } from '../accounts/prove-my-phone.ts'
import { proveOwner } from '../accounts/prove-owner.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { sendPasswordLink } from '../accounts/send-password-link.ts'
import { signIn } from '../accounts/sign-in.ts'
import { signOut } from '../accounts/sign-out.ts'
import { bookingMonth } from '../bookings/booking-month.ts'
import { cancelAppointment } from '../bookings/cancel-appointment.ts'
import { rebookingTimes } from '../bookings/first-choice.ts'
import { holdSlot, myHold, releaseHold } from '../bookings/hold-slot.ts'
import { cancelPost, choosePost } from '../bookings/paper/choose-post.ts'
import { deskRecordVitals } from '../bookings/paper/vitals.ts'
import { rescheduleAppointment } from '../bookings/reschedule-appointment.ts'
import { confirmOrder } from '../checkout/confirm-order.ts'
import { createNewUser } from '../checkout/create-new-user.ts'
import { createPaymentIntent } from '../checkout/payment/create-payment-intent.ts'
import { verifyPaymentIntent } from '../checkout/payment/verify-payment-intent.ts'
import { beginCard } from '../checkout/saved-card/begin-card.ts'
import { keepCard } from '../checkout/saved-card/keep-card.ts'
import { myCard, settleCard } from '../checkout/saved-card/my-card.ts'
import { payWithSavedCard } from '../checkout/saved-card/pay-with-saved-card.ts'
import { withdrawOrder } from '../checkout/withdraw-order.ts'
import { deskRules, deskSignRules } from '../clinical-rules/rule-signatures.ts'
import { contactUs } from '../contact/contact-us.ts'
import { deskAssignRequest, deskLinkRequest, deskMoveRequest } from '../contact/desk/act-on-request.ts'
import { deskRequest } from '../contact/desk/desk-request.ts'
import { deskRequests } from '../contact/desk/desk-requests.ts'
import { deskReplyRequest } from '../contact/desk/reply-to-request.ts'
import { deskAccessLog, deskMyAccessLog } from '../desk/access-log/desk-access-log.ts'
import { deskOperatorActs } from '../desk/access-log/desk-operator-acts.ts'
import { deskCase } from '../desk/case.ts'
import { deskCaseMessage, deskReadCaseMessages } from '../desk/case-messages.ts'
import { deskClaim, deskNextCase, deskRelease, deskRenew } from '../desk/claim.ts'
import { deskAddHistory } from '../desk/clinical-history/add-history.ts'
import { deskCorrectHistory } from '../desk/clinical-history/correct-history.ts'
import { deskCoaching } from '../desk/coaching/desk-coaching.ts'
import { deskBookable, deskBookForPatient, deskTimesToBook } from '../desk/day/book-for-patient.ts'
import { deskAppointment } from '../desk/day/desk-appointment.ts'
import { deskDay } from '../desk/day/desk-day.ts'
import { deskDiary } from '../desk/day/diary.ts'
import { deskHandOver } from '../desk/day/hand-over.ts'
import { deskMoveAppointment, deskTimesToMove } from '../desk/day/move-appointment.ts'
import { deskAppointmentNote, deskLetter, deskOutcome, deskUndoOutcome } from '../desk/day/record-outcome.ts'
import { deskApprove, deskAsk, deskDecline, deskSign, deskUndo } from '../desk/decide.ts'
import { deskBookFollowUp, deskFollowUpTimes, deskWithdrawFollowUp } from '../desk/follow-up/desk-follow-up.ts'
import { deskCorrectLetter } from '../desk/letters/correct-letter.ts'
import { deskLetterPost, deskLetterPosted } from '../desk/letters/letter-post.ts'
import { deskLetterPosts } from '../desk/letters/letter-posts.ts'
import { deskReadLetter } from '../desk/letters/read-letter.ts'
import { deskResendLetter } from '../desk/letters/resend-letter.ts'
import { deskCheckIn, deskCloseCheckIn } from '../desk/look/desk-check-in.ts'
import { deskDraft } from '../desk/messages/desk-drafts.ts'
import { deskSendMessage } from '../desk/messages/desk-send-message.ts'
import { deskThread } from '../desk/messages/desk-thread.ts'
import { deskThreads } from '../desk/messages/desk-threads.ts'
import { deskAssignThread, deskMarkRead, deskPassTurn } from '../desk/messages/take-turns.ts'
import { deskCloseDifference, deskMoney, deskRefund } from '../desk/money.ts'
import { deskKeepDraft, deskNote } from '../desk/notes.ts'
import { deskChangeContact } from '../desk/people/change-contact.ts'
import { deskPerson } from '../desk/people/person.ts'
import { deskSearch } from '../desk/people/search.ts'
import { deskPost, deskPosted } from '../desk/post/desk-post.ts'
import { deskPosts } from '../desk/post/desk-posts.ts'
import { deskHandOverPaper, deskPaper, deskWithdrawPaper } from '../desk/post/record-paper.ts'
import { deskQuality } from '../desk/quality/quality.ts'
import { deskReview, deskReviewSample } from '../desk/quality/review-sample.ts'
import { deskQueue } from '../desk/queue.ts'
import { deskCloseConcern, deskRecordTry } from '../desk/safeguarding/act-on-concern.ts'
import { deskConcern } from '../desk/safeguarding/desk-concern.ts'
import { deskCalendarFeed } from '../desk/schedules/calendar-feed.ts'
import { deskPreviewSchedule, deskSaveSchedule, deskSchedule } from '../desk/schedules/desk-schedule.ts'
import { deskKeepClinician } from '../desk/schedules/keep-clinician.ts'
import { deskUndoable } from '../desk/undoable.ts'
import { deskJobs } from '../desk/watch/desk-jobs.ts'
import { deskSendAgain } from '../desk/watch/send-again.ts'
import { deskWatch } from '../desk/watch/watch.ts'
import { answerGp } from '../evidence/answer-gp.ts'
import { beginUpload } from '../evidence/begin-upload.ts'
import { bookWeighIn } from '../evidence/book-weigh-in.ts'
import { cancelWeighIn } from '../evidence/cancel-weigh-in.ts'
import { explainChangedAnswers, myChangedAnswers } from '../evidence/changed-answers.ts'
import { deskEvidence } from '../evidence/desk-evidence.ts'
import {
  deskAskAgain,
  deskConfirmSupply,
  deskRecordAnswer,
  deskRecordContact,
  deskRecordMeasurements,
  deskRecordPlan,
} from '../evidence/desk-findings.ts'
import { deskBeginUpload, deskFinishUpload, deskRemoveUpload, deskUploadPiece } from '../evidence/desk-uploads.ts'
import { finishUpload } from '../evidence/finish-upload.ts'
import { giveConsents } from '../evidence/give-consents.ts'
import { beginIdentityCheck, identityState } from '../evidence/identity-check.ts'
import { myEvidence } from '../evidence/my-evidence.ts'
import { removeUpload } from '../evidence/remove-upload.ts'
import { saveFollowUp } from '../evidence/save-follow-up.ts'
import { tellSupply } from '../evidence/tell-supply.ts'
import { uploadPiece } from '../evidence/upload-piece.ts'
import { searchGpPractices } from '../gp-practices/search-gp-practices.ts'
import { devOutbox } from '../messages/dev-outbox.ts'
import { knownBefore } from '../my-account/known-before.ts'
import { markThreadRead } from '../my-account/mark-thread-read.ts'
import { myAccount } from '../my-account/my-account.ts'
import { myConsents } from '../my-account/my-consents.ts'
import { acceptFollowUp, letFollowUpGo } from '../my-account/my-follow-up.ts'
import { myLetter, myLetters } from '../my-account/my-letters.ts'
import { myPlan } from '../my-account/my-plan.ts'
import { myThread } from '../my-account/my-thread.ts'
import { dismissConfirmation, paymentConfirmation } from '../my-account/payment-confirmation.ts'
import { sendMessage } from '../my-account/send-message.ts'
import { visitOrders } from '../my-account/visit-orders.ts'
import { whoLooked } from '../my-account/who-looked.ts'
import { withdrawConsent } from '../my-account/withdraw-consent.ts'
import { askForCopy } from '../my-data/ask-for-copy.ts'
import { askToBeErased, callOffErasure } from '../my-data/ask-to-be-erased.ts'
import { myData } from '../my-data/my-data.ts'
import { openCopy } from '../my-data/open-copy.ts'
import { deskAcknowledge } from '../on-call/acknowledge.ts'
import { deskOnCall, deskRemoveShift, deskSetDigest, deskSetShift } from '../on-call/rota.ts'
import { generateOtp } from '../phone-codes/generate-otp.ts'
import { verifyOtp } from '../phone-codes/verify-otp.ts'
import { deskAnswerFlag, deskRaiseFlag } from '../plans/act-on-flag.ts'
import { deskAnswerMedicine } from '../plans/answer-medicine.ts'
import { askForMedicine, takeBackMedicine } from '../plans/ask-for-medicine.ts'
import { changeMyPlan } from '../plans/change-own-plan.ts'
import { deskChangePlan } from '../plans/change-plan.ts'
import { answerAgain } from '../plans/check-in/answer-again.ts'
import { finishCheckIn } from '../plans/check-in/finish-check-in.ts'
import { myCheckIn } from '../plans/check-in/my-check-in.ts'
import { saveCheckIn } from '../plans/check-in/save-check-in.ts'
import { deskLiftLock } from '../plans/lift-lock.ts'
import { deskReadReport } from '../plans/read-report.ts'
import { setAfterwards } from '../plans/set-afterwards.ts'
import { setInjectionDay } from '../plans/set-injection-day.ts'
import { reportIncident, reportSign, takeBackSign, tellUnwell } from '../plans/tell-unwell.ts'
import { loadAnswers } from '../questionnaires/load-answers.ts'
import { loadOwnInstance } from '../questionnaires/own-instances.ts'
import { saveAnswer } from '../questionnaires/save-answer.ts'
import { agreeToStart, startConsentState } from '../questionnaires/start-consent.ts'
import { deskEnterRoom, enterRoom } from '../rooms/enter-room.ts'
import { goByPhone, leaveRoom, sendSignals } from '../rooms/in-room.ts'
import { deskRoom, room } from '../rooms/show-room.ts'
import { waitInRoom } from '../rooms/wait-in-room.ts'
import { askForCall } from '../safeguarding/ask-for-call.ts'
import { myConcern } from '../safeguarding/my-concern.ts'
import type { Services } from '../services.ts'
import {
  deskAcceptInvitation,
  deskEnrolPasskey,
  deskEnrolTotp,
  deskOpenInvitation,
} from '../staff/accept-invitation.ts'
import { deskDemoCode, deskDemoPeople } from '../staff/demo-staff.ts'
import { deskChangePassword, deskLock, deskMe, deskSignOut } from '../staff/desk-me.ts'
import { deskPasskey, deskPasskeyOptions, deskRecoveryCode, deskTotp } from '../staff/factor-calls.ts'
import {
  deskAddPasskey,
  deskAddTotp,
  deskBeginFactor,
  deskFactors,
  deskNameFactor,
  deskNewRecoveryCodes,
  deskProve,
  deskRemoveFactor,
} from '../staff/factor-care.ts'
import { deskSignIn, deskUnlock } from '../staff/sign-in.ts'
import {
  deskAnswerRoles,
  deskChangeRoles,
  deskEndStaff,
  deskInviteStaff,
  deskResetFactor,
  deskStaffEvents,
  deskStaffList,
} from '../staff/staff-calls.ts'
import { deskCheck, deskPutPenAside, deskReturn } from '../supply/check.ts'
import { confirmBeforeSupply } from '../supply/confirmations.ts'
import { deskCorrectParcel, deskCorrectTracking } from '../supply/correct-parcel.ts'
import { deskPrescription } from '../supply/desk-prescription.ts'
import { deskDispatch, deskParcel, deskParcelEnded, deskReplaceParcel } from '../supply/dispatch.ts'
import {
  deskAskRecall,
  deskCallOffRecall,
  deskConfirmRecall,
  deskRecall,
  deskRecallFile,
  deskRecallOutstanding,
  deskRecalls,
} from '../supply/recall.ts'
import { reportParcel } from '../supply/report-parcel.ts'
import { deskSettleExcursion } from '../supply/settle-excursion.ts'
import { importMeasures, logMeasures, removeMeasure } from '../tracking/log-measures.ts'
import { myProgress } from '../tracking/my-progress.ts'
import { setTracking } from '../tracking/settings.ts'
import type { Handler } from './route.ts'

/** Whoever handles a call, for every call of the contract and for nothing else. */
export type Handlers = { readonly [Name in CallName]: (services: Services) => Handler<Name> }

export const handlers: Handlers = {
  agree_to_start: agreeToStart,
  start_consent_state: startConsentState,
  save_answer: saveAnswer,
  load_answers: loadAnswers,
  load_instance: loadOwnInstance(knownBefore),
  save_instance: saveFollowUp,
  search_gp_practices: searchGpPractices,
  bot_challenge:
    ({ botCheck }) =>
    ({ body }) =>
      botCheck.challenge(body.action),
  generate_otp: generateOtp,
  verify_otp: verifyOtp,
  fetch_user_data: fetchUserData,
  check_user_by_email: checkUserByEmail,
  create_new_user: createNewUser,
  create_payment_intent: createPaymentIntent,
  verify_payment_intent: verifyPaymentIntent,
  my_card: myCard,
  begin_card: beginCard,
  settle_card: settleCard,
  keep_card: keepCard,
  pay_with_saved_card: payWithSavedCard,
  visit_orders: visitOrders,
  payment_confirmation: paymentConfirmation,
  dismiss_confirmation: dismissConfirmation,
  sign_in_options:
    ({ config }) =>
    async () => ({ providers: configuredProviders(config).map(({ name }) => name) }),
  sign_in: signIn,
  finish_sign_in: finishSignIn,
  sign_out: signOut,
  forgot_password: forgotPassword,
  reset_password: resetPassword,
  confirm_order: confirmOrder,
  open_account: openAccount,
  my_account: myAccount,
  my_consents: myConsents,
  withdraw_consent: withdrawConsent,
  my_data: myData,
  ask_for_copy: askForCopy,
  open_copy: openCopy,
  ask_to_be_erased: askToBeErased,
  call_off_erasure: callOffErasure,
  my_security: mySecurity,
  change_password: changePassword,
  send_password_link: sendPasswordLink,
  prove_owner: proveOwner,
  prove_my_phone: proveMyPhone,
  begin_passkey: beginPasskey,
  add_passkey: addPasskey,
  remove_passkey: removePasskey,
  passkey_options: passkeyOptions,
  sign_in_by_passkey: signInByPasskey,
  end_sessions: endSessions,
  change_email: changeEmail,
  cancel_email_change: cancelEmailChange,
  prove_new_email: proveNewEmail,
  stop_email_change: stopEmailChange,
  my_thread: myThread,
  send_message: sendMessage,
  mark_thread_read: markThreadRead,
  who_looked: whoLooked,
  withdraw_order: withdrawOrder,
  confirm_before_supply: confirmBeforeSupply,
  report_parcel: reportParcel,
  booking_month: bookingMonth,
  hold_slot: holdSlot,
  my_hold: myHold,
  release_hold: releaseHold,
  cancel_appointment: cancelAppointment,
  reschedule_appointment: rescheduleAppointment,
  room,
  enter_room: enterRoom,
  desk_room: deskRoom,
  desk_enter_room: deskEnterRoom,
  wait_in_room: waitInRoom,
  send_signals: sendSignals,
  leave_room: leaveRoom,
  go_by_phone: goByPhone,
  rebooking_times: rebookingTimes,
  my_letters: myLetters,
  my_letter: myLetter,
  choose_post: choosePost,
  cancel_post: cancelPost,
  accept_follow_up: acceptFollowUp,
  let_follow_up_go: letFollowUpGo,
  contact_us: contactUs,
  my_concern: myConcern,
  ask_for_call: askForCall,
  desk_queue: deskQueue,
  desk_next_case: deskNextCase,
  desk_claim: deskClaim,
  desk_renew: deskRenew,
  desk_release: deskRelease,
  desk_case: deskCase,
  desk_approve: deskApprove,
  desk_sign: deskSign,
  desk_decline: deskDecline,
  desk_ask: deskAsk,
  desk_undo: deskUndo,
  desk_undoable: deskUndoable,
  desk_note: deskNote,
  desk_keep_draft: deskKeepDraft,
  desk_concern: deskConcern,
  desk_record_try: deskRecordTry,
  desk_close_concern: deskCloseConcern,
  desk_check_in: deskCheckIn,
  desk_close_check_in: deskCloseCheckIn,
  desk_prescription: deskPrescription,
  desk_check: deskCheck,
  desk_return: deskReturn,
  desk_parcel: deskParcel,
  desk_dispatch: deskDispatch,
  desk_parcel_ended: deskParcelEnded,
  desk_settle_excursion: deskSettleExcursion,
  desk_correct_parcel: deskCorrectParcel,
  desk_correct_tracking: deskCorrectTracking,
  desk_put_pen_aside: deskPutPenAside,
  desk_replace_parcel: deskReplaceParcel,
  desk_recall: deskRecall,
  desk_recall_file: deskRecallFile,
  desk_ask_recall: deskAskRecall,
  desk_confirm_recall: deskConfirmRecall,
  desk_call_off_recall: deskCallOffRecall,
  desk_recalls: deskRecalls,
  desk_recall_outstanding: deskRecallOutstanding,
  desk_refund: deskRefund,
  desk_money: deskMoney,
  desk_close_difference: deskCloseDifference,
  desk_search: deskSearch,
  desk_person: deskPerson,
  desk_read_letter: deskReadLetter,
  desk_correct_letter: deskCorrectLetter,
  desk_resend_letter: deskResendLetter,
  desk_letter_posts: deskLetterPosts,
  desk_letter_post: deskLetterPost,
  desk_letter_posted: deskLetterPosted,
  desk_change_plan: deskChangePlan,
  desk_lift_lock: deskLiftLock,
  desk_correct_history: deskCorrectHistory,
  desk_add_history: deskAddHistory,
  my_changed_answers: myChangedAnswers,
  explain_changed_answers: explainChangedAnswers,
  desk_answer_medicine: deskAnswerMedicine,
  desk_coaching: deskCoaching,
  desk_raise_flag: deskRaiseFlag,
  desk_answer_flag: deskAnswerFlag,
  tell_unwell: tellUnwell,
  report_sign: reportSign,
  take_back_sign: takeBackSign,
  report_incident: reportIncident,
  desk_read_report: deskReadReport,
  desk_record_vitals: deskRecordVitals,
  set_injection_day: setInjectionDay,
  my_check_in: myCheckIn,
  save_check_in: saveCheckIn,
  finish_check_in: finishCheckIn,
  answer_check_in_again: answerAgain,
  my_plan: myPlan,
  change_my_plan: changeMyPlan,
  ask_for_medicine: askForMedicine,
  take_back_medicine: takeBackMedicine,
  set_afterwards: setAfterwards,
  desk_quality: deskQuality,
  desk_rules: deskRules,
  desk_sign_rules: deskSignRules,
  desk_review_sample: deskReviewSample,
  desk_review: deskReview,
  desk_watch: deskWatch,
  desk_jobs: deskJobs,
  desk_send_again: deskSendAgain,
  desk_acknowledge: deskAcknowledge,
  desk_on_call: deskOnCall,
  desk_set_shift: deskSetShift,
  desk_remove_shift: deskRemoveShift,
  desk_set_digest: deskSetDigest,
  desk_sign_in: deskSignIn,
  desk_unlock: deskUnlock,
  desk_passkey_options: deskPasskeyOptions,
  desk_passkey: deskPasskey,
  desk_totp: deskTotp,
  desk_recovery_code: deskRecoveryCode,
  desk_me: deskMe,
  desk_lock: deskLock,
  desk_sign_out: deskSignOut,
  desk_change_password: deskChangePassword,
  desk_factors: deskFactors,
  desk_prove: deskProve,
  desk_begin_factor: deskBeginFactor,
  desk_add_passkey: deskAddPasskey,
  desk_add_totp: deskAddTotp,
  desk_name_factor: deskNameFactor,
  desk_remove_factor: deskRemoveFactor,
  desk_new_recovery_codes: deskNewRecoveryCodes,
  desk_open_invitation: deskOpenInvitation,
  desk_accept_invitation: deskAcceptInvitation,
  desk_enrol_passkey: deskEnrolPasskey,
  desk_enrol_totp: deskEnrolTotp,
  desk_staff_list: deskStaffList,
  desk_invite_staff: deskInviteStaff,
  desk_change_roles: deskChangeRoles,
  desk_answer_roles: deskAnswerRoles,
  desk_end_staff: deskEndStaff,
  desk_reset_factor: deskResetFactor,
  desk_staff_events: deskStaffEvents,
  desk_demo_people: deskDemoPeople,
  desk_demo_code: deskDemoCode,
  desk_threads: deskThreads,
  desk_thread: deskThread,
  desk_mark_read: deskMarkRead,
  desk_send_message: deskSendMessage,
  desk_assign_thread: deskAssignThread,
  desk_pass_turn: deskPassTurn,
  desk_draft: deskDraft,
  desk_requests: deskRequests,
  desk_request: deskRequest,
  desk_reply_request: deskReplyRequest,
  desk_assign_request: deskAssignRequest,
  desk_move_request: deskMoveRequest,
  desk_link_request: deskLinkRequest,
  desk_access_log: deskAccessLog,
  desk_my_access_log: deskMyAccessLog,
  desk_operator_acts: deskOperatorActs,
  begin_upload: beginUpload,
  upload_piece: uploadPiece,
  finish_upload: finishUpload,
  remove_upload: removeUpload,
  desk_begin_upload: deskBeginUpload,
  desk_upload_piece: deskUploadPiece,
  desk_finish_upload: deskFinishUpload,
  desk_remove_upload: deskRemoveUpload,
  my_evidence: myEvidence,
  begin_identity_check: beginIdentityCheck,
  identity_state: identityState,
  give_consents: giveConsents,
  answer_gp: answerGp,
  tell_supply: tellSupply,
  book_weigh_in: bookWeighIn,
  cancel_weigh_in: cancelWeighIn,
  desk_evidence: deskEvidence,
  desk_record_measurements: deskRecordMeasurements,
  desk_confirm_supply: deskConfirmSupply,
  desk_ask_again: deskAskAgain,
  desk_record_contact: deskRecordContact,
  desk_record_plan: deskRecordPlan,
  desk_case_message: deskCaseMessage,
  desk_read_case_messages: deskReadCaseMessages,
  desk_record_answer: deskRecordAnswer,
  desk_day: deskDay,
  desk_appointment: deskAppointment,
  desk_outcome: deskOutcome,
  desk_undo_outcome: deskUndoOutcome,
  desk_appointment_note: deskAppointmentNote,
  desk_letter: deskLetter,
  desk_hand_over: deskHandOver,
  desk_diary: deskDiary,
  desk_times_to_move: deskTimesToMove,
  desk_move_appointment: deskMoveAppointment,
  desk_bookable: deskBookable,
  desk_times_to_book: deskTimesToBook,
  desk_book_for_patient: deskBookForPatient,
  desk_change_contact: deskChangeContact,
  desk_paper: deskPaper,
  desk_withdraw_paper: deskWithdrawPaper,
  desk_hand_over_paper: deskHandOverPaper,
  desk_posts: deskPosts,
  desk_post: deskPost,
  desk_posted: deskPosted,
  desk_follow_up_times: deskFollowUpTimes,
  desk_book_follow_up: deskBookFollowUp,
  desk_withdraw_follow_up: deskWithdrawFollowUp,
  desk_schedule: deskSchedule,
  desk_preview_schedule: deskPreviewSchedule,
  desk_save_schedule: deskSaveSchedule,
  desk_calendar_feed: deskCalendarFeed,
  desk_keep_clinician: deskKeepClinician,
  my_progress: myProgress,
  log_measures: logMeasures,
  import_measures: importMeasures,
  remove_measure: removeMeasure,
  set_tracking: setTracking,
  dev_outbox: devOutbox,
}
