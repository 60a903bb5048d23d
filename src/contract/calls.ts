import type { z } from 'zod'
import {
  addPasskey,
  beginPasskey,
  changePassword,
  endSessions,
  mySecurity,
  passkeyOptions,
  proveMyPhone,
  proveOwner,
  removePasskey,
  sendPasswordLink,
  signInByPasskey,
} from './account-security.ts'
import {
  confirmBeforeSupply,
  confirmOrder,
  forgotPassword,
  myAccount,
  openAccount,
  reportParcel,
  resetPassword,
  signIn,
  signOut,
  withdrawOrder,
} from './accounts.ts'
import { loadInstance, saveInstance } from './answer-instances.ts'
import { cancelAppointment, rebookingTimes, rescheduleAppointment } from './appointments.ts'
import { bookingMonth, holdSlot, myHold, releaseHold } from './bookings.ts'
import { botChallenge } from './bot-challenge.ts'
import { explainChangedAnswers, myChangedAnswers } from './changed-answers.ts'
import { answerCheckInAgain, finishCheckIn, myCheckIn, saveCheckIn } from './check-in.ts'
import { checkUserByEmail } from './check-user-by-email.ts'
import { myConsents, withdrawConsent } from './consents.ts'
import { contactUs } from './contact.ts'
import { createNewUser } from './create-new-user.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { deskAccessLog, deskMyAccessLog, deskOperatorActs } from './desk/access-log.ts'
import {
  deskBookable,
  deskBookForPatient,
  deskMoveAppointment,
  deskTimesToBook,
  deskTimesToMove,
} from './desk/arrangements.ts'
import { deskCase } from './desk/case.ts'
import { deskAddHistory, deskCorrectHistory } from './desk/clinical-history.ts'
import { deskAnswerFlag, deskCoaching, deskRaiseFlag } from './desk/coaching.ts'
import { deskCloseConcern, deskConcern, deskRecordTry } from './desk/concerns.ts'
import {
  deskAssignRequest,
  deskLinkRequest,
  deskMoveRequest,
  deskReplyRequest,
  deskRequest,
  deskRequests,
} from './desk/contact.ts'
import { deskChangeContact } from './desk/contact-details.ts'
import {
  deskAppointment,
  deskAppointmentNote,
  deskDay,
  deskHandOver,
  deskLetter,
  deskOutcome,
  deskUndoOutcome,
} from './desk/day.ts'
import {
  deskApprove,
  deskAsk,
  deskDecline,
  deskKeepDraft,
  deskNote,
  deskSign,
  deskUndo,
  deskUndoable,
} from './desk/decisions.ts'
import { deskDemoCode, deskDemoPeople } from './desk/demo.ts'
import { deskDiary } from './desk/diary.ts'
import { deskCaseMessage, deskReadCaseMessages } from './desk/discussion.ts'
import {
  deskAskAgain,
  deskConfirmSupply,
  deskEvidence,
  deskRecordAnswer,
  deskRecordContact,
  deskRecordMeasurements,
  deskRecordPlan,
} from './desk/evidence.ts'
import {
  deskAddPasskey,
  deskAddTotp,
  deskBeginFactor,
  deskFactors,
  deskNameFactor,
  deskNewRecoveryCodes,
  deskProve,
  deskRemoveFactor,
} from './desk/factors.ts'
import { deskBookFollowUp, deskFollowUpTimes, deskWithdrawFollowUp } from './desk/follow-up.ts'
import { deskAcceptInvitation, deskEnrolPasskey, deskEnrolTotp, deskOpenInvitation } from './desk/invitation.ts'
import {
  deskCorrectLetter,
  deskLetterPost,
  deskLetterPosted,
  deskLetterPosts,
  deskReadLetter,
  deskResendLetter,
} from './desk/letters.ts'
import { deskCheckIn, deskCloseCheckIn } from './desk/look.ts'
import {
  deskAssignThread,
  deskDraft,
  deskMarkRead,
  deskPassTurn,
  deskSendMessage,
  deskThread,
  deskThreads,
} from './desk/messages.ts'
import { deskCloseDifference, deskMoney, deskRefund } from './desk/money.ts'
import { deskPerson, deskSearch } from './desk/people.ts'
import { deskAnswerMedicine, deskChangePlan, deskLiftLock } from './desk/plan.ts'
import { deskHandOverPaper, deskPaper, deskPost, deskPosted, deskPosts, deskWithdrawPaper } from './desk/post.ts'
import { deskQuality, deskReview, deskReviewSample } from './desk/quality.ts'
import { deskClaim, deskNextCase, deskQueue, deskRelease, deskRenew } from './desk/queue.ts'
import {
  deskAskRecall,
  deskCallOffRecall,
  deskConfirmRecall,
  deskRecall,
  deskRecallFile,
  deskRecallOutstanding,
  deskRecalls,
} from './desk/recall.ts'
import { deskRules, deskSignRules } from './desk/rules.ts'
import {
  deskCalendarFeed,
  deskKeepClinician,
  deskPreviewSchedule,
  deskSaveSchedule,
  deskSchedule,
} from './desk/schedules.ts'
import {
  deskChangePassword,
  deskLock,
  deskMe,
  deskPasskey,
  deskPasskeyOptions,
  deskRecoveryCode,
  deskSignIn,
  deskSignOut,
  deskTotp,
  deskUnlock,
} from './desk/sign-in.ts'
import {
  deskAnswerRoles,
  deskChangeRoles,
  deskEndStaff,
  deskInviteStaff,
  deskResetFactor,
  deskStaffEvents,
  deskStaffList,
} from './desk/staff.ts'
import {
  deskCheck,
  deskCorrectParcel,
  deskCorrectTracking,
  deskDispatch,
  deskParcel,
  deskParcelEnded,
  deskPrescription,
  deskPutPenAside,
  deskReplaceParcel,
  deskReturn,
  deskSettleExcursion,
} from './desk/supply.ts'
import { deskReadReport } from './desk/symptom-reports.ts'
import { deskBeginUpload, deskFinishUpload, deskRemoveUpload, deskUploadPiece } from './desk/uploads.ts'
import { deskRecordVitals } from './desk/vitals.ts'
import {
  deskAcknowledge,
  deskJobs,
  deskOnCall,
  deskRemoveShift,
  deskSendAgain,
  deskSetDigest,
  deskSetShift,
  deskWatch,
} from './desk/watch.ts'
import { devOutbox } from './dev-outbox.ts'
import { cancelEmailChange, changeEmail, proveNewEmail, stopEmailChange } from './email-change.ts'
import {
  answerGp,
  beginIdentityCheck,
  beginUpload,
  bookWeighIn,
  cancelWeighIn,
  finishUpload,
  giveConsents,
  identityState,
  myEvidence,
  removeUpload,
  tellSupply,
  uploadPiece,
} from './evidence.ts'
import { fetchUserData } from './fetch-user-data.ts'
import { acceptFollowUp, letFollowUpGo } from './follow-up.ts'
import { generateOtp } from './generate-otp.ts'
import { myLetter, myLetters } from './letters.ts'
import { loadAnswers } from './load-answers.ts'
import { askForCopy, askToBeErased, callOffErasure, myData, openCopy } from './my-data.ts'
import { askForMedicine, changeMyPlan, myPlan, setAfterwards, takeBackMedicine } from './my-plan.ts'
import { setInjectionDay } from './my-treatment.ts'
import { cancelPost, choosePost } from './post.ts'
import { deskEnterRoom, deskRoom, enterRoom, goByPhone, leaveRoom, room, sendSignals, waitInRoom } from './room.ts'
import { askForCall, myConcern } from './safeguarding.ts'
import { saveAnswer } from './save-answer.ts'
import { beginCard, keepCard, myCard, payWithSavedCard, settleCard } from './saved-card.ts'
import { searchGpPractices } from './search-gp-practices.ts'
import { signInOptions } from './sign-in-options.ts'
import { agreeToStart, startConsentState } from './start-consent.ts'
import { markThreadRead, myThread, sendMessage } from './thread.ts'
import { importMeasures, logMeasures, myProgress, removeMeasure, setTracking } from './tracking.ts'
import { reportIncident, reportSign, takeBackSign, tellUnwell } from './unwell.ts'
import { verifyOtp } from './verify-otp.ts'
import { verifyPaymentIntent } from './verify-payment-intent.ts'
import { dismissConfirmation, paymentConfirmation, visitOrders } from './visit-orders.ts'
import { whoLooked } from './who-looked.ts'
import { finishSignIn } from './whose-answers.ts'

/** Every call, by the name that is also its path. */
export const calls = {
  [agreeToStart.name]: agreeToStart,
  [startConsentState.name]: startConsentState,
  [saveAnswer.name]: saveAnswer,
  [loadAnswers.name]: loadAnswers,
  [loadInstance.name]: loadInstance,
  [saveInstance.name]: saveInstance,
  [searchGpPractices.name]: searchGpPractices,
  [botChallenge.name]: botChallenge,
  [generateOtp.name]: generateOtp,
  [verifyOtp.name]: verifyOtp,
  [fetchUserData.name]: fetchUserData,
  [checkUserByEmail.name]: checkUserByEmail,
  [createNewUser.name]: createNewUser,
  [createPaymentIntent.name]: createPaymentIntent,
  [verifyPaymentIntent.name]: verifyPaymentIntent,
  [myCard.name]: myCard,
  [beginCard.name]: beginCard,
  [settleCard.name]: settleCard,
  [keepCard.name]: keepCard,
  [payWithSavedCard.name]: payWithSavedCard,
  [visitOrders.name]: visitOrders,
  [paymentConfirmation.name]: paymentConfirmation,
  [dismissConfirmation.name]: dismissConfirmation,
  [signInOptions.name]: signInOptions,
  [signIn.name]: signIn,
  [finishSignIn.name]: finishSignIn,
  [signOut.name]: signOut,
  [forgotPassword.name]: forgotPassword,
  [resetPassword.name]: resetPassword,
  [confirmOrder.name]: confirmOrder,
  [openAccount.name]: openAccount,
  [myAccount.name]: myAccount,
  [myConsents.name]: myConsents,
  [withdrawConsent.name]: withdrawConsent,
  [myData.name]: myData,
  [askForCopy.name]: askForCopy,
  [openCopy.name]: openCopy,
  [askToBeErased.name]: askToBeErased,
  [callOffErasure.name]: callOffErasure,
  [mySecurity.name]: mySecurity,
  [changePassword.name]: changePassword,
  [sendPasswordLink.name]: sendPasswordLink,
  [proveOwner.name]: proveOwner,
  [proveMyPhone.name]: proveMyPhone,
  [beginPasskey.name]: beginPasskey,
  [addPasskey.name]: addPasskey,
  [removePasskey.name]: removePasskey,
  [passkeyOptions.name]: passkeyOptions,
  [signInByPasskey.name]: signInByPasskey,
  [endSessions.name]: endSessions,
  [changeEmail.name]: changeEmail,
  [cancelEmailChange.name]: cancelEmailChange,
  [proveNewEmail.name]: proveNewEmail,
  [stopEmailChange.name]: stopEmailChange,
  [myThread.name]: myThread,
  [sendMessage.name]: sendMessage,
  [markThreadRead.name]: markThreadRead,
  [whoLooked.name]: whoLooked,
  [withdrawOrder.name]: withdrawOrder,
  [confirmBeforeSupply.name]: confirmBeforeSupply,
  [reportParcel.name]: reportParcel,
  [bookingMonth.name]: bookingMonth,
  [holdSlot.name]: holdSlot,
  [myHold.name]: myHold,
  [releaseHold.name]: releaseHold,
  [cancelAppointment.name]: cancelAppointment,
  [rescheduleAppointment.name]: rescheduleAppointment,
  [room.name]: room,
  [enterRoom.name]: enterRoom,
  [deskRoom.name]: deskRoom,
  [deskEnterRoom.name]: deskEnterRoom,
  [waitInRoom.name]: waitInRoom,
  [sendSignals.name]: sendSignals,
  [leaveRoom.name]: leaveRoom,
  [goByPhone.name]: goByPhone,
  [rebookingTimes.name]: rebookingTimes,
  [myLetters.name]: myLetters,
  [myLetter.name]: myLetter,
  [choosePost.name]: choosePost,
  [cancelPost.name]: cancelPost,
  [acceptFollowUp.name]: acceptFollowUp,
  [letFollowUpGo.name]: letFollowUpGo,
  [contactUs.name]: contactUs,
  [myConcern.name]: myConcern,
  [askForCall.name]: askForCall,
  [deskQueue.name]: deskQueue,
  [deskNextCase.name]: deskNextCase,
  [deskClaim.name]: deskClaim,
  [deskRenew.name]: deskRenew,
  [deskRelease.name]: deskRelease,
  [deskCase.name]: deskCase,
  [deskApprove.name]: deskApprove,
  [deskSign.name]: deskSign,
  [deskDecline.name]: deskDecline,
  [deskAsk.name]: deskAsk,
  [deskUndo.name]: deskUndo,
  [deskUndoable.name]: deskUndoable,
  [deskNote.name]: deskNote,
  [deskKeepDraft.name]: deskKeepDraft,
  [deskConcern.name]: deskConcern,
  [deskRecordTry.name]: deskRecordTry,
  [deskCloseConcern.name]: deskCloseConcern,
  [deskCheckIn.name]: deskCheckIn,
  [deskCloseCheckIn.name]: deskCloseCheckIn,
  [deskPrescription.name]: deskPrescription,
  [deskCheck.name]: deskCheck,
  [deskReturn.name]: deskReturn,
  [deskParcel.name]: deskParcel,
  [deskDispatch.name]: deskDispatch,
  [deskParcelEnded.name]: deskParcelEnded,
  [deskSettleExcursion.name]: deskSettleExcursion,
  [deskCorrectParcel.name]: deskCorrectParcel,
  [deskCorrectTracking.name]: deskCorrectTracking,
  [deskPutPenAside.name]: deskPutPenAside,
  [deskReplaceParcel.name]: deskReplaceParcel,
  [deskRecall.name]: deskRecall,
  [deskRecallFile.name]: deskRecallFile,
  [deskAskRecall.name]: deskAskRecall,
  [deskConfirmRecall.name]: deskConfirmRecall,
  [deskCallOffRecall.name]: deskCallOffRecall,
  [deskRecalls.name]: deskRecalls,
  [deskRecallOutstanding.name]: deskRecallOutstanding,
  [deskRefund.name]: deskRefund,
  [deskMoney.name]: deskMoney,
  [deskCloseDifference.name]: deskCloseDifference,
  [deskSearch.name]: deskSearch,
  [deskPerson.name]: deskPerson,
  [deskReadLetter.name]: deskReadLetter,
  [deskCorrectLetter.name]: deskCorrectLetter,
  [deskResendLetter.name]: deskResendLetter,
  [deskLetterPosts.name]: deskLetterPosts,
  [deskLetterPost.name]: deskLetterPost,
  [deskLetterPosted.name]: deskLetterPosted,
  [deskChangePlan.name]: deskChangePlan,
  [deskLiftLock.name]: deskLiftLock,
  [deskCorrectHistory.name]: deskCorrectHistory,
  [deskAddHistory.name]: deskAddHistory,
  [myChangedAnswers.name]: myChangedAnswers,
  [explainChangedAnswers.name]: explainChangedAnswers,
  [deskAnswerMedicine.name]: deskAnswerMedicine,
  [deskCoaching.name]: deskCoaching,
  [deskRaiseFlag.name]: deskRaiseFlag,
  [deskAnswerFlag.name]: deskAnswerFlag,
  [tellUnwell.name]: tellUnwell,
  [reportSign.name]: reportSign,
  [takeBackSign.name]: takeBackSign,
  [reportIncident.name]: reportIncident,
  [deskReadReport.name]: deskReadReport,
  [deskRecordVitals.name]: deskRecordVitals,
  [setInjectionDay.name]: setInjectionDay,
  [myCheckIn.name]: myCheckIn,
  [saveCheckIn.name]: saveCheckIn,
  [finishCheckIn.name]: finishCheckIn,
  [answerCheckInAgain.name]: answerCheckInAgain,
  [myPlan.name]: myPlan,
  [changeMyPlan.name]: changeMyPlan,
  [askForMedicine.name]: askForMedicine,
  [takeBackMedicine.name]: takeBackMedicine,
  [setAfterwards.name]: setAfterwards,
  [deskQuality.name]: deskQuality,
  [deskRules.name]: deskRules,
  [deskSignRules.name]: deskSignRules,
  [deskReviewSample.name]: deskReviewSample,
  [deskReview.name]: deskReview,
  [deskWatch.name]: deskWatch,
  [deskJobs.name]: deskJobs,
  [deskSendAgain.name]: deskSendAgain,
  [deskAcknowledge.name]: deskAcknowledge,
  [deskOnCall.name]: deskOnCall,
  [deskSetShift.name]: deskSetShift,
  [deskRemoveShift.name]: deskRemoveShift,
  [deskSetDigest.name]: deskSetDigest,
  [deskSignIn.name]: deskSignIn,
  [deskUnlock.name]: deskUnlock,
  [deskPasskeyOptions.name]: deskPasskeyOptions,
  [deskPasskey.name]: deskPasskey,
  [deskTotp.name]: deskTotp,
  [deskRecoveryCode.name]: deskRecoveryCode,
  [deskMe.name]: deskMe,
  [deskLock.name]: deskLock,
  [deskSignOut.name]: deskSignOut,
  [deskChangePassword.name]: deskChangePassword,
  [deskFactors.name]: deskFactors,
  [deskProve.name]: deskProve,
  [deskBeginFactor.name]: deskBeginFactor,
  [deskAddPasskey.name]: deskAddPasskey,
  [deskAddTotp.name]: deskAddTotp,
  [deskNameFactor.name]: deskNameFactor,
  [deskRemoveFactor.name]: deskRemoveFactor,
  [deskNewRecoveryCodes.name]: deskNewRecoveryCodes,
  [deskOpenInvitation.name]: deskOpenInvitation,
  [deskAcceptInvitation.name]: deskAcceptInvitation,
  [deskEnrolPasskey.name]: deskEnrolPasskey,
  [deskEnrolTotp.name]: deskEnrolTotp,
  [deskStaffList.name]: deskStaffList,
  [deskInviteStaff.name]: deskInviteStaff,
  [deskChangeRoles.name]: deskChangeRoles,
  [deskAnswerRoles.name]: deskAnswerRoles,
  [deskEndStaff.name]: deskEndStaff,
  [deskResetFactor.name]: deskResetFactor,
  [deskStaffEvents.name]: deskStaffEvents,
  [deskDemoPeople.name]: deskDemoPeople,
  [deskDemoCode.name]: deskDemoCode,
  [deskThreads.name]: deskThreads,
  [deskThread.name]: deskThread,
  [deskMarkRead.name]: deskMarkRead,
  [deskSendMessage.name]: deskSendMessage,
  [deskAssignThread.name]: deskAssignThread,
  [deskPassTurn.name]: deskPassTurn,
  [deskDraft.name]: deskDraft,
  [deskRequests.name]: deskRequests,
  [deskRequest.name]: deskRequest,
  [deskReplyRequest.name]: deskReplyRequest,
  [deskAssignRequest.name]: deskAssignRequest,
  [deskMoveRequest.name]: deskMoveRequest,
  [deskLinkRequest.name]: deskLinkRequest,
  [deskAccessLog.name]: deskAccessLog,
  [deskMyAccessLog.name]: deskMyAccessLog,
  [deskOperatorActs.name]: deskOperatorActs,
  [beginUpload.name]: beginUpload,
  [uploadPiece.name]: uploadPiece,
  [finishUpload.name]: finishUpload,
  [removeUpload.name]: removeUpload,
  [deskBeginUpload.name]: deskBeginUpload,
  [deskUploadPiece.name]: deskUploadPiece,
  [deskFinishUpload.name]: deskFinishUpload,
  [deskRemoveUpload.name]: deskRemoveUpload,
  [myEvidence.name]: myEvidence,
  [beginIdentityCheck.name]: beginIdentityCheck,
  [identityState.name]: identityState,
  [giveConsents.name]: giveConsents,
  [answerGp.name]: answerGp,
  [tellSupply.name]: tellSupply,
  [bookWeighIn.name]: bookWeighIn,
  [cancelWeighIn.name]: cancelWeighIn,
  [deskEvidence.name]: deskEvidence,
  [deskRecordMeasurements.name]: deskRecordMeasurements,
  [deskConfirmSupply.name]: deskConfirmSupply,
  [deskAskAgain.name]: deskAskAgain,
  [deskRecordContact.name]: deskRecordContact,
  [deskRecordPlan.name]: deskRecordPlan,
  [deskCaseMessage.name]: deskCaseMessage,
  [deskReadCaseMessages.name]: deskReadCaseMessages,
  [deskRecordAnswer.name]: deskRecordAnswer,
  [deskDay.name]: deskDay,
  [deskAppointment.name]: deskAppointment,
  [deskOutcome.name]: deskOutcome,
  [deskUndoOutcome.name]: deskUndoOutcome,
  [deskAppointmentNote.name]: deskAppointmentNote,
  [deskLetter.name]: deskLetter,
  [deskHandOver.name]: deskHandOver,
  [deskDiary.name]: deskDiary,
  [deskTimesToMove.name]: deskTimesToMove,
  [deskMoveAppointment.name]: deskMoveAppointment,
  [deskBookable.name]: deskBookable,
  [deskTimesToBook.name]: deskTimesToBook,
  [deskBookForPatient.name]: deskBookForPatient,
  [deskChangeContact.name]: deskChangeContact,
  [deskPaper.name]: deskPaper,
  [deskWithdrawPaper.name]: deskWithdrawPaper,
  [deskHandOverPaper.name]: deskHandOverPaper,
  [deskPosts.name]: deskPosts,
  [deskPost.name]: deskPost,
  [deskPosted.name]: deskPosted,
  [deskFollowUpTimes.name]: deskFollowUpTimes,
  [deskBookFollowUp.name]: deskBookFollowUp,
  [deskWithdrawFollowUp.name]: deskWithdrawFollowUp,
  [deskSchedule.name]: deskSchedule,
  [deskPreviewSchedule.name]: deskPreviewSchedule,
  [deskSaveSchedule.name]: deskSaveSchedule,
  [deskCalendarFeed.name]: deskCalendarFeed,
  [deskKeepClinician.name]: deskKeepClinician,
  [myProgress.name]: myProgress,
  [logMeasures.name]: logMeasures,
  [importMeasures.name]: importMeasures,
  [removeMeasure.name]: removeMeasure,
  [setTracking.name]: setTracking,
  [devOutbox.name]: devOutbox,
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>
export type CallReply<Name extends CallName> = z.output<Calls[Name]['reply']>
