import type { Handlers } from '../identity/handler.ts'
import { loadOwnInstance } from '../intake/questionnaires/own-instances.ts'
import { guestOrders } from './account/guest-orders.ts'
import { injectionGuides } from './account/injection-guides.ts'
import { knownBefore } from './account/known-before.ts'
import { medicineFacts } from './account/medicine-facts.ts'
import { myAccount } from './account/my-account.ts'
import { myDoses } from './account/my-doses.ts'
import { myLetter, myLetters } from './account/my-letters.ts'
import { myPlan } from './account/my-plan.ts'
import { myThread } from './account/my-thread.ts'
import { paymentConfirmation } from './account/payment-confirmation.ts'
import { recordAccess } from './account/record-access.ts'
import { deskAccessLog, deskMyAccessLog } from './desk/access-log/desk-access-log.ts'
import { deskOperatorActs } from './desk/access-log/desk-operator-acts.ts'
import { deskBloodKits, deskBloodTests } from './desk/blood-tests/desk-blood-tests.ts'
import { deskBloodTestsOf } from './desk/blood-tests/desk-blood-tests-of.ts'
import { deskCase } from './desk/case.ts'
import { deskCheckIn } from './desk/check-in-review/desk-check-in.ts'
import { deskAppointment } from './desk/clinic-list/desk-appointment.ts'
import { deskDay } from './desk/clinic-list/desk-day.ts'
import { deskDiary } from './desk/clinic-list/diary.ts'
import { deskCoaching } from './desk/coaching/desk-coaching.ts'
import { deskMe } from './desk/desk-me.ts'
import { deskIncident } from './desk/incidents/incident.ts'
import { deskIncidentFigures } from './desk/incidents/incident-figures.ts'
import { deskIncidents } from './desk/incidents/incidents.ts'
import { deskIncidentReportPage } from './desk/incidents/report-page.ts'
import { deskLetterPosts } from './desk/letters/letter-posts.ts'
import { deskReadLetter } from './desk/letters/read-letter.ts'
import { deskThread } from './desk/messages/desk-thread.ts'
import { deskThreads } from './desk/messages/desk-threads.ts'
import { deskJobs } from './desk/operations-inbox/desk-jobs.ts'
import { operationsInbox } from './desk/operations-inbox/operations-inbox.ts'
import { deskPerson } from './desk/people/person.ts'
import { deskSearch } from './desk/people/search.ts'
import { deskPosts } from './desk/post/desk-posts.ts'
import { deskQuality } from './desk/quality/quality.ts'
import { deskQueue } from './desk/queue.ts'
import { deskCallBacks } from './desk/safeguarding/call-backs-shown.ts'
import { deskConcern } from './desk/safeguarding/desk-concern.ts'
import { deskUndoable } from './desk/undoable.ts'

export const screensCalls = {
  load_instance: loadOwnInstance(knownBefore),
  visit_orders: guestOrders,
  payment_confirmation: paymentConfirmation,
  my_account: myAccount,
  my_doses: myDoses,
  medicine_facts: medicineFacts,
  injection_guides: injectionGuides,
  my_thread: myThread,
  who_looked: recordAccess,
  my_letters: myLetters,
  my_letter: myLetter,
  desk_queue: deskQueue,
  desk_case: deskCase,
  desk_undoable: deskUndoable,
  desk_concern: deskConcern,
  desk_call_backs: deskCallBacks,
  desk_blood_tests: deskBloodTests,
  desk_blood_kits: deskBloodKits,
  desk_blood_tests_of: deskBloodTestsOf,
  desk_check_in: deskCheckIn,
  desk_search: deskSearch,
  desk_person: deskPerson,
  desk_read_letter: deskReadLetter,
  desk_letter_posts: deskLetterPosts,
  desk_coaching: deskCoaching,
  my_plan: myPlan,
  desk_quality: deskQuality,
  desk_watch: operationsInbox,
  desk_jobs: deskJobs,
  desk_me: deskMe,
  desk_threads: deskThreads,
  desk_thread: deskThread,
  desk_access_log: deskAccessLog,
  desk_my_access_log: deskMyAccessLog,
  desk_operator_acts: deskOperatorActs,
  desk_day: deskDay,
  desk_appointment: deskAppointment,
  desk_diary: deskDiary,
  desk_posts: deskPosts,
  desk_incident: deskIncident,
  desk_incidents: deskIncidents,
  desk_incident_report_page: deskIncidentReportPage,
  desk_incident_figures: deskIncidentFigures,
} satisfies Partial<Handlers>
