import type { Handlers } from '../identity/handler.ts'
import { loadOwnInstance } from '../intake/questionnaires/own-instances.ts'
import { guestOrders } from './account/guest-orders.ts'
import { knownBefore } from './account/known-before.ts'
import { markThreadRead } from './account/mark-thread-read.ts'
import { myAccount } from './account/my-account.ts'
import { myConsents } from './account/my-consents.ts'
import { myLetter, myLetters } from './account/my-letters.ts'
import { myPlan } from './account/my-plan.ts'
import { myThread } from './account/my-thread.ts'
import { dismissConfirmation, paymentConfirmation } from './account/payment-confirmation.ts'
import { recordAccess } from './account/record-access.ts'
import { sendMessage } from './account/send-message.ts'
import { withdrawConsent } from './account/withdraw-consent.ts'
import { deskAccessLog, deskMyAccessLog } from './desk/access-log/desk-access-log.ts'
import { deskOperatorActs } from './desk/access-log/desk-operator-acts.ts'
import { deskCase } from './desk/case.ts'
import { deskCaseMessage, deskReadCaseMessages } from './desk/case-messages.ts'
import { deskCheckIn, deskCloseCheckIn } from './desk/check-in-review/desk-check-in.ts'
import { deskClaim, deskNextCase, deskRelease, deskRenew } from './desk/claim.ts'
import { deskBookable, deskBookForPatient, deskTimesToBook } from './desk/clinic-list/book-for-patient.ts'
import { deskAppointment } from './desk/clinic-list/desk-appointment.ts'
import { deskDay } from './desk/clinic-list/desk-day.ts'
import { deskDiary } from './desk/clinic-list/diary.ts'
import { deskAddHistory } from './desk/clinical-history/add-history.ts'
import { deskCorrectHistory } from './desk/clinical-history/correct-history.ts'
import { deskCoaching } from './desk/coaching/desk-coaching.ts'
import { deskApprove, deskAsk, deskDecline, deskSign, deskUndo } from './desk/decide.ts'
import { deskMe } from './desk/desk-me.ts'
import { deskCorrectLetter } from './desk/letters/correct-letter.ts'
import { deskLetterPost, deskLetterPosted } from './desk/letters/letter-post.ts'
import { deskLetterPosts } from './desk/letters/letter-posts.ts'
import { deskReadLetter } from './desk/letters/read-letter.ts'
import { deskResendLetter } from './desk/letters/resend-letter.ts'
import { deskSendMessage } from './desk/messages/desk-send-message.ts'
import { deskThread } from './desk/messages/desk-thread.ts'
import { deskThreads } from './desk/messages/desk-threads.ts'
import { deskAssignThread, deskMarkRead, deskPassTurn } from './desk/messages/take-turns.ts'
import { deskCloseDifference, deskMoney, deskRefund } from './desk/money.ts'
import { deskNote } from './desk/notes.ts'
import { deskJobs } from './desk/operations-inbox/desk-jobs.ts'
import { deskSendAgain } from './desk/operations-inbox/send-again.ts'
import { operationsInbox } from './desk/operations-inbox/watch.ts'
import { deskChangeContact } from './desk/people/change-contact.ts'
import { deskPerson } from './desk/people/person.ts'
import { deskSearch } from './desk/people/search.ts'
import { deskPosts } from './desk/post/desk-posts.ts'
import { deskQuality } from './desk/quality/quality.ts'
import { deskReview, deskReviewSample } from './desk/quality/review-sample.ts'
import { deskQueue } from './desk/queue.ts'
import { deskCloseConcern, deskRecordTry } from './desk/safeguarding/act-on-concern.ts'
import { deskConcern } from './desk/safeguarding/desk-concern.ts'
import { deskUndoable } from './desk/undoable.ts'

export const screensCalls = {
  load_instance: loadOwnInstance(knownBefore),
  visit_orders: guestOrders,
  payment_confirmation: paymentConfirmation,
  dismiss_confirmation: dismissConfirmation,
  my_account: myAccount,
  my_consents: myConsents,
  withdraw_consent: withdrawConsent,
  my_thread: myThread,
  send_message: sendMessage,
  mark_thread_read: markThreadRead,
  who_looked: recordAccess,
  my_letters: myLetters,
  my_letter: myLetter,
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
  desk_concern: deskConcern,
  desk_record_try: deskRecordTry,
  desk_close_concern: deskCloseConcern,
  desk_check_in: deskCheckIn,
  desk_close_check_in: deskCloseCheckIn,
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
  desk_correct_history: deskCorrectHistory,
  desk_add_history: deskAddHistory,
  desk_coaching: deskCoaching,
  my_plan: myPlan,
  desk_quality: deskQuality,
  desk_review_sample: deskReviewSample,
  desk_review: deskReview,
  desk_watch: operationsInbox,
  desk_jobs: deskJobs,
  desk_send_again: deskSendAgain,
  desk_me: deskMe,
  desk_threads: deskThreads,
  desk_thread: deskThread,
  desk_mark_read: deskMarkRead,
  desk_send_message: deskSendMessage,
  desk_assign_thread: deskAssignThread,
  desk_pass_turn: deskPassTurn,
  desk_access_log: deskAccessLog,
  desk_my_access_log: deskMyAccessLog,
  desk_operator_acts: deskOperatorActs,
  desk_case_message: deskCaseMessage,
  desk_read_case_messages: deskReadCaseMessages,
  desk_day: deskDay,
  desk_appointment: deskAppointment,
  desk_diary: deskDiary,
  desk_bookable: deskBookable,
  desk_times_to_book: deskTimesToBook,
  desk_book_for_patient: deskBookForPatient,
  desk_change_contact: deskChangeContact,
  desk_posts: deskPosts,
} satisfies Partial<Handlers>
