import type { Handlers } from '../identity/handler.ts'
import { addToHealthList, endInHealthList, myHealthList } from './account/health-list.ts'
import { logDose, removeDose } from './account/log-dose.ts'
import { bookNutritionSession, cancelNutritionSession, myNutrition } from './account/nutrition-sessions.ts'
import { sendMessage } from './account/send-message.ts'
import {
  deskBloodHandIn,
  deskRefuseBloodHandIn,
  deskTypeBloodResults,
  handInBloodResults,
} from './blood-tests/hand-ins.ts'
import { askForBloodKit, cancelBloodKit, deskBloodKit, deskEndBloodKit, deskSendBloodKit } from './blood-tests/kits.ts'
import { myBloodTests } from './blood-tests/my-blood-tests.ts'
import { deskReviewBloodReport } from './blood-tests/review.ts'
import { deskSettleBloodMessage } from './blood-tests/settle-message.ts'
import { deskClaim, deskNextCase, deskRelease, deskRenew } from './cases/claim-case.ts'
import { deskApprove, deskAsk, deskDecline, deskSign, deskUndo } from './cases/decide-case.ts'
import { deskReview, deskReviewSample } from './cases/review-sample.ts'
import { deskCaseMessage, deskReadCaseMessages } from './cases/write-case-message.ts'
import { deskNote } from './cases/write-note.ts'
import { myCompanion, saveCompanionWeek, setCompanion } from './companion/my-companion.ts'
import { deskAddHistory } from './desk/add-history.ts'
import { deskBookable, deskBookForPatient, deskTimesToBook } from './desk/book-for-patient.ts'
import { deskChangeContact } from './desk/change-contact.ts'
import { deskCorrectHistory } from './desk/correct-history.ts'
import { deskCorrectLetter } from './desk/correct-letter.ts'
import { deskSendMessage } from './desk/desk-send-message.ts'
import { deskAddToHealthList, deskEndInHealthList, deskHealthList } from './desk/health-list.ts'
import { deskLetterPost, deskLetterPosted } from './desk/letter-post.ts'
import { deskMarkHistory } from './desk/mark-history.ts'
import { deskResendLetter } from './desk/resend-letter.ts'
import { answerGp } from './evidence/answer-gp.ts'
import { beginUpload } from './evidence/begin-upload.ts'
import { bookWeighIn } from './evidence/book-weigh-in.ts'
import { cancelWeighIn } from './evidence/cancel-weigh-in.ts'
import { explainChangedAnswers, myChangedAnswers } from './evidence/changed-answers.ts'
import { deskEvidence } from './evidence/desk-evidence.ts'
import {
  deskAskAgain,
  deskConfirmSupply,
  deskRecordAnswer,
  deskRecordContact,
  deskRecordMeasurements,
  deskRecordPlan,
} from './evidence/desk-findings.ts'
import { deskBeginUpload, deskFinishUpload, deskRemoveUpload, deskUploadPiece } from './evidence/desk-uploads.ts'
import { finishUpload } from './evidence/finish-upload.ts'
import { giveConsents } from './evidence/give-consents.ts'
import { beginIdentityCheck, identityState } from './evidence/identity-check.ts'
import { myEvidence } from './evidence/my-evidence.ts'
import { removeUpload } from './evidence/remove-upload.ts'
import { tellSupply } from './evidence/report-supply.ts'
import { saveFollowUp } from './evidence/save-follow-up.ts'
import { uploadPiece } from './evidence/upload-piece.ts'
import { deskEndIncidentAction, deskSetIncidentAction } from './incidents/actions.ts'
import { deskAcknowledgeIncident } from './incidents/alarm-rows.ts'
import { deskCloseIncident, deskConcludeIncident, deskReopenIncident } from './incidents/closing.ts'
import { deskCloseNearMiss } from './incidents/near-miss.ts'
import { deskDecideIncidentReport } from './incidents/outside-reports.ts'
import { deskIncidentAbout, deskReportIncident } from './incidents/report.ts'
import { deskAssignIncident, deskGradeIncident } from './incidents/review.ts'
import { markThreadRead } from './messages/mark-thread-read.ts'
import { deskAssignThread, deskMarkRead, deskPassTurn } from './messages/take-turns.ts'
import { deskAcknowledge } from './on-call/acknowledge.ts'
import { deskOnCall, deskRemoveShift, deskSetDigest, deskSetShift } from './on-call/rota.ts'
import { openInformantLink, sendInformantAnswers, takeBackInformantAnswers } from './preparation/informant-link.ts'
import { inviteInformant, withdrawInformant } from './preparation/invite-informant.ts'
import { loadLifeHistory, saveLifeHistory } from './preparation/life-history.ts'
import { myPreparation } from './preparation/my-preparation.ts'
import { deskRules, deskSignRules } from './rules/rule-signatures.ts'
import { deskCloseConcern, deskRecordTry } from './safeguarding/act-on-concern.ts'
import { askForCall } from './safeguarding/ask-for-call.ts'
import { deskCancelCallBack, deskSetCallBack, deskTakeCallBack } from './safeguarding/call-backs.ts'
import { myConcern } from './safeguarding/my-concern.ts'
import { deskCheck, deskPutPenAside, deskReturn } from './supply/check.ts'
import { confirmBeforeSupply } from './supply/confirmations.ts'
import { deskCorrectParcel, deskCorrectTracking } from './supply/correct-parcel.ts'
import { deskPrescription } from './supply/desk-prescription.ts'
import { deskScaleEnded, deskSendScale } from './supply/desk-scale.ts'
import { deskDispatch, deskParcel, deskParcelEnded, deskReplaceParcel } from './supply/dispatch.ts'
import { deskAddPackCode, deskConfirmPackCode, deskPackCodes, deskRemovePackCode } from './supply/pack-codes.ts'
import { deskReadPack } from './supply/read-pack.ts'
import {
  deskAskRecall,
  deskCallOffRecall,
  deskConfirmRecall,
  deskRecall,
  deskRecallFile,
  deskRecallOutstanding,
  deskRecalls,
} from './supply/recall.ts'
import { reportParcel } from './supply/report-parcel.ts'
import { deskEnterResponsible, deskResponsible } from './supply/responsible-pharmacist.ts'
import { deskSettleExcursion } from './supply/settle-excursion.ts'
import { importMeasures, logMeasures, removeMeasure } from './tracking/log-measures.ts'
import { myProgress } from './tracking/my-progress.ts'
import { myScale } from './tracking/my-scale.ts'
import { setTracking } from './tracking/settings.ts'
import { deskAnswerFlag, deskRaiseFlag } from './treatment/act-on-flag.ts'
import { deskAnswerMedicine } from './treatment/answer-medicine.ts'
import { askForMedicine, takeBackMedicine } from './treatment/ask-for-medicine.ts'
import { changeMyPlan } from './treatment/change-own-plan.ts'
import { deskChangePlan } from './treatment/change-plan.ts'
import { answerAgain } from './treatment/check-in/answer-again.ts'
import { deskCloseCheckIn } from './treatment/check-in/close-check-in.ts'
import { finishCheckIn } from './treatment/check-in/finish-check-in.ts'
import { myCheckIn } from './treatment/check-in/my-check-in.ts'
import { saveCheckIn } from './treatment/check-in/save-check-in.ts'
import { deskLiftLock } from './treatment/lift-lock.ts'
import { deskReadReport } from './treatment/read-report.ts'
import { addPushBrowser, myReminder, removePushBrowser, setReminder } from './treatment/reminders/set-reminder.ts'
import { reportSign, reportTopic, takeBackSign, tellUnwell } from './treatment/report-symptoms.ts'
import { setAfterwards } from './treatment/set-afterwards.ts'
import { setInjectionDay } from './treatment/set-injection-day.ts'

export const clinicalCalls = {
  save_instance: saveFollowUp,
  my_nutrition: myNutrition,
  book_nutrition_session: bookNutritionSession,
  cancel_nutrition_session: cancelNutritionSession,
  my_preparation: myPreparation,
  load_life_history: loadLifeHistory,
  save_life_history: saveLifeHistory,
  invite_informant: inviteInformant,
  withdraw_informant: withdrawInformant,
  open_informant_link: openInformantLink,
  send_informant_answers: sendInformantAnswers,
  take_back_informant_answers: takeBackInformantAnswers,
  confirm_before_supply: confirmBeforeSupply,
  report_parcel: reportParcel,
  desk_scale_ended: deskScaleEnded,
  desk_send_scale: deskSendScale,
  my_scale: myScale,
  my_concern: myConcern,
  ask_for_call: askForCall,
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
  desk_responsible: deskResponsible,
  desk_enter_responsible: deskEnterResponsible,
  desk_recall: deskRecall,
  desk_recall_file: deskRecallFile,
  desk_ask_recall: deskAskRecall,
  desk_confirm_recall: deskConfirmRecall,
  desk_call_off_recall: deskCallOffRecall,
  desk_recalls: deskRecalls,
  desk_read_pack: deskReadPack,
  desk_pack_codes: deskPackCodes,
  desk_add_pack_code: deskAddPackCode,
  desk_confirm_pack_code: deskConfirmPackCode,
  desk_remove_pack_code: deskRemovePackCode,
  desk_recall_outstanding: deskRecallOutstanding,
  desk_change_plan: deskChangePlan,
  desk_lift_lock: deskLiftLock,
  my_changed_answers: myChangedAnswers,
  explain_changed_answers: explainChangedAnswers,
  desk_answer_medicine: deskAnswerMedicine,
  desk_raise_flag: deskRaiseFlag,
  desk_answer_flag: deskAnswerFlag,
  tell_unwell: tellUnwell,
  report_sign: reportSign,
  take_back_sign: takeBackSign,
  report_incident: reportTopic,
  desk_read_report: deskReadReport,
  set_injection_day: setInjectionDay,
  log_dose: logDose,
  remove_dose: removeDose,
  my_reminder: myReminder,
  set_reminder: setReminder,
  add_push_browser: addPushBrowser,
  remove_push_browser: removePushBrowser,
  my_check_in: myCheckIn,
  save_check_in: saveCheckIn,
  finish_check_in: finishCheckIn,
  answer_check_in_again: answerAgain,
  change_my_plan: changeMyPlan,
  ask_for_medicine: askForMedicine,
  take_back_medicine: takeBackMedicine,
  set_afterwards: setAfterwards,
  desk_rules: deskRules,
  desk_sign_rules: deskSignRules,
  desk_incident_about: deskIncidentAbout,
  desk_report_incident: deskReportIncident,
  desk_acknowledge_incident: deskAcknowledgeIncident,
  desk_assign_incident: deskAssignIncident,
  desk_grade_incident: deskGradeIncident,
  desk_set_incident_action: deskSetIncidentAction,
  desk_end_incident_action: deskEndIncidentAction,
  desk_decide_incident_report: deskDecideIncidentReport,
  desk_conclude_incident: deskConcludeIncident,
  desk_close_incident: deskCloseIncident,
  desk_close_near_miss: deskCloseNearMiss,
  desk_reopen_incident: deskReopenIncident,
  desk_acknowledge: deskAcknowledge,
  desk_on_call: deskOnCall,
  desk_set_shift: deskSetShift,
  desk_remove_shift: deskRemoveShift,
  desk_set_digest: deskSetDigest,
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
  desk_record_answer: deskRecordAnswer,
  my_progress: myProgress,
  log_measures: logMeasures,
  import_measures: importMeasures,
  remove_measure: removeMeasure,
  set_tracking: setTracking,
  my_blood_tests: myBloodTests,
  ask_for_blood_kit: askForBloodKit,
  cancel_blood_kit: cancelBloodKit,
  hand_in_blood_results: handInBloodResults,
  desk_blood_hand_in: deskBloodHandIn,
  desk_type_blood_results: deskTypeBloodResults,
  desk_refuse_blood_hand_in: deskRefuseBloodHandIn,
  desk_blood_kit: deskBloodKit,
  desk_send_blood_kit: deskSendBloodKit,
  desk_end_blood_kit: deskEndBloodKit,
  desk_review_blood_report: deskReviewBloodReport,
  desk_settle_blood_message: deskSettleBloodMessage,
  my_companion: myCompanion,
  save_companion_week: saveCompanionWeek,
  set_companion: setCompanion,
  send_message: sendMessage,
  desk_claim: deskClaim,
  desk_next_case: deskNextCase,
  desk_release: deskRelease,
  desk_renew: deskRenew,
  desk_approve: deskApprove,
  desk_ask: deskAsk,
  desk_decline: deskDecline,
  desk_sign: deskSign,
  desk_undo: deskUndo,
  desk_review: deskReview,
  desk_review_sample: deskReviewSample,
  desk_case_message: deskCaseMessage,
  desk_read_case_messages: deskReadCaseMessages,
  desk_note: deskNote,
  desk_add_history: deskAddHistory,
  my_health_list: myHealthList,
  add_to_health_list: addToHealthList,
  end_in_health_list: endInHealthList,
  desk_health_list: deskHealthList,
  desk_add_to_health_list: deskAddToHealthList,
  desk_end_in_health_list: deskEndInHealthList,
  desk_bookable: deskBookable,
  desk_book_for_patient: deskBookForPatient,
  desk_times_to_book: deskTimesToBook,
  desk_change_contact: deskChangeContact,
  desk_correct_history: deskCorrectHistory,
  desk_mark_history: deskMarkHistory,
  desk_correct_letter: deskCorrectLetter,
  desk_send_message: deskSendMessage,
  desk_letter_post: deskLetterPost,
  desk_letter_posted: deskLetterPosted,
  desk_resend_letter: deskResendLetter,
  mark_thread_read: markThreadRead,
  desk_assign_thread: deskAssignThread,
  desk_mark_read: deskMarkRead,
  desk_pass_turn: deskPassTurn,
  desk_close_concern: deskCloseConcern,
  desk_record_try: deskRecordTry,
  desk_set_call_back: deskSetCallBack,
  desk_take_call_back: deskTakeCallBack,
  desk_cancel_call_back: deskCancelCallBack,
  desk_close_check_in: deskCloseCheckIn,
} satisfies Partial<Handlers>
