import type { z } from 'zod'
import { confirmOrder, forgotPassword, myAccount, openAccount, resetPassword, signIn, signOut } from './accounts.ts'
import { cancelAppointment, rescheduleAppointment } from './appointments.ts'
import { bookingMonth, holdSlot, myHold, releaseHold } from './bookings.ts'
import { botChallenge } from './bot-challenge.ts'
import { checkUserByEmail } from './check-user-by-email.ts'
import { contactUs } from './contact.ts'
import { createNewUser } from './create-new-user.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import {
  deskAskAgain,
  deskConfirmSupply,
  deskEvidence,
  deskRecordContact,
  deskRecordMeasurements,
} from './desk/evidence.ts'
import { devOutbox } from './dev-outbox.ts'
import {
  answerGp,
  beginIdentityCheck,
  beginUpload,
  finishUpload,
  identityState,
  myEvidence,
  removeUpload,
  tellSupply,
  uploadPiece,
} from './evidence.ts'
import { fetchUserData } from './fetch-user-data.ts'
import { generateOtp } from './generate-otp.ts'
import { loadAnswers } from './load-answers.ts'
import { saveAnswer } from './save-answer.ts'
import { searchGpPractices } from './search-gp-practices.ts'
import { signInOptions } from './sign-in-options.ts'
import { verifyOtp } from './verify-otp.ts'
import { verifyPaymentIntent } from './verify-payment-intent.ts'
import { visitOrders } from './visit-orders.ts'
import { finishSignIn } from './whose-answers.ts'

/** Every call, by the name that is also its path. */
export const calls = {
  [saveAnswer.name]: saveAnswer,
  [loadAnswers.name]: loadAnswers,
  [searchGpPractices.name]: searchGpPractices,
  [botChallenge.name]: botChallenge,
  [generateOtp.name]: generateOtp,
  [verifyOtp.name]: verifyOtp,
  [fetchUserData.name]: fetchUserData,
  [checkUserByEmail.name]: checkUserByEmail,
  [createNewUser.name]: createNewUser,
  [createPaymentIntent.name]: createPaymentIntent,
  [verifyPaymentIntent.name]: verifyPaymentIntent,
  [visitOrders.name]: visitOrders,
  [signInOptions.name]: signInOptions,
  [signIn.name]: signIn,
  [finishSignIn.name]: finishSignIn,
  [signOut.name]: signOut,
  [forgotPassword.name]: forgotPassword,
  [resetPassword.name]: resetPassword,
  [confirmOrder.name]: confirmOrder,
  [openAccount.name]: openAccount,
  [myAccount.name]: myAccount,
  [bookingMonth.name]: bookingMonth,
  [holdSlot.name]: holdSlot,
  [myHold.name]: myHold,
  [releaseHold.name]: releaseHold,
  [cancelAppointment.name]: cancelAppointment,
  [rescheduleAppointment.name]: rescheduleAppointment,
  [contactUs.name]: contactUs,
  [beginUpload.name]: beginUpload,
  [uploadPiece.name]: uploadPiece,
  [finishUpload.name]: finishUpload,
  [removeUpload.name]: removeUpload,
  [myEvidence.name]: myEvidence,
  [beginIdentityCheck.name]: beginIdentityCheck,
  [identityState.name]: identityState,
  [answerGp.name]: answerGp,
  [tellSupply.name]: tellSupply,
  [deskEvidence.name]: deskEvidence,
  [deskRecordMeasurements.name]: deskRecordMeasurements,
  [deskConfirmSupply.name]: deskConfirmSupply,
  [deskAskAgain.name]: deskAskAgain,
  [deskRecordContact.name]: deskRecordContact,
  [devOutbox.name]: devOutbox,
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>
export type CallReply<Name extends CallName> = z.output<Calls[Name]['reply']>
