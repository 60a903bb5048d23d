import type { CallName } from '#contract/calls.ts'
import { checkUserByEmail } from '../accounts/check-user-by-email.ts'
import { fetchUserData } from '../accounts/fetch-user-data.ts'
import { forgotPassword } from '../accounts/forgot-password.ts'
import { finishSignIn } from '../accounts/oauth/finish-sign-in.ts'
import { configuredProviders } from '../accounts/oauth/providers.ts'
import { openAccount } from '../accounts/open-account.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { signIn } from '../accounts/sign-in.ts'
import { signOut } from '../accounts/sign-out.ts'
import { bookingMonth } from '../bookings/booking-month.ts'
import { cancelAppointment } from '../bookings/cancel-appointment.ts'
import { holdSlot, myHold, releaseHold } from '../bookings/hold-slot.ts'
import { rescheduleAppointment } from '../bookings/reschedule-appointment.ts'
import { confirmOrder } from '../checkout/confirm-order.ts'
import { createNewUser } from '../checkout/create-new-user.ts'
import { createPaymentIntent } from '../checkout/payment/create-payment-intent.ts'
import { verifyPaymentIntent } from '../checkout/payment/verify-payment-intent.ts'
import { contactUs } from '../contact/contact-us.ts'
import { answerGp } from '../evidence/answer-gp.ts'
import { beginUpload } from '../evidence/begin-upload.ts'
import { deskEvidence } from '../evidence/desk-evidence.ts'
import {
  deskAskAgain,
  deskConfirmSupply,
  deskRecordContact,
  deskRecordMeasurements,
} from '../evidence/desk-findings.ts'
import { finishUpload } from '../evidence/finish-upload.ts'
import { beginIdentityCheck, identityState } from '../evidence/identity-check.ts'
import { myEvidence } from '../evidence/my-evidence.ts'
import { removeUpload } from '../evidence/remove-upload.ts'
import { tellSupply } from '../evidence/tell-supply.ts'
import { uploadPiece } from '../evidence/upload-piece.ts'
import { searchGpPractices } from '../gp-practices/search-gp-practices.ts'
import { devOutbox } from '../messages/dev-outbox.ts'
import { myAccount } from '../my-account/my-account.ts'
import { visitOrders } from '../my-account/visit-orders.ts'
import { generateOtp } from '../phone-codes/generate-otp.ts'
import { verifyOtp } from '../phone-codes/verify-otp.ts'
import { loadAnswers } from '../questionnaires/load-answers.ts'
import { saveAnswer } from '../questionnaires/save-answer.ts'
import type { Services } from '../services.ts'
import type { Handler } from './route.ts'

/** Whoever handles a call, for every call of the contract and for nothing else. */
export type Handlers = { readonly [Name in CallName]: (services: Services) => Handler<Name> }

export const handlers: Handlers = {
  save_answer: saveAnswer,
  load_answers: loadAnswers,
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
  visit_orders: visitOrders,
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
  booking_month: bookingMonth,
  hold_slot: holdSlot,
  my_hold: myHold,
  release_hold: releaseHold,
  cancel_appointment: cancelAppointment,
  reschedule_appointment: rescheduleAppointment,
  contact_us: contactUs,
  begin_upload: beginUpload,
  upload_piece: uploadPiece,
  finish_upload: finishUpload,
  remove_upload: removeUpload,
  my_evidence: myEvidence,
  begin_identity_check: beginIdentityCheck,
  identity_state: identityState,
  answer_gp: answerGp,
  tell_supply: tellSupply,
  desk_evidence: deskEvidence,
  desk_record_measurements: deskRecordMeasurements,
  desk_confirm_supply: deskConfirmSupply,
  desk_ask_again: deskAskAgain,
  desk_record_contact: deskRecordContact,
  dev_outbox: devOutbox,
}
