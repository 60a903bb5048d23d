import type { Handlers } from '../identity/handler.ts'
import { loadOwnInstance } from '../intake/questionnaires/own-instances.ts'
import { beginForm } from './account/intake/known-before.ts'
import { myLetter, myLetters } from './account/letters/my-letters.ts'
import { medicineFacts } from './account/medicines/medicine-facts.ts'
import { myThread } from './account/messages/my-thread.ts'
import { myAccount } from './account/my-account.ts'
import { guestOrders } from './account/orders/guest-orders.ts'
import { paymentConfirmation } from './account/orders/payment-confirmation.ts'
import { recordAccess } from './account/privacy/record-access.ts'
import { injectionGuides } from './account/treatment/injection-guides.ts'
import { myDoses } from './account/treatment/my-doses.ts'
import { myPlan } from './account/treatment/my-plan.ts'
import { deskAppointment } from './desk/appointments/clinic-list/desk-appointment.ts'
import { deskDay } from './desk/appointments/clinic-list/desk-day.ts'
import { deskDiary } from './desk/appointments/diary.ts'
import { deskBloodKits, deskBloodTests } from './desk/blood-tests/desk-blood-tests.ts'
import { deskBloodTestsOf } from './desk/blood-tests/desk-blood-tests-of.ts'
import { deskCase } from './desk/cases/case.ts'
import { deskQuality } from './desk/cases/quality/quality.ts'
import { deskQueue } from './desk/cases/queue.ts'
import { deskUndoable } from './desk/cases/undoable.ts'
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
import { deskAccessLog, deskMyAccessLog } from './desk/privacy/access-log/desk-access-log.ts'
import { deskOperatorActs } from './desk/privacy/access-log/desk-operator-acts.ts'
import { deskCallBacks } from './desk/safeguarding/call-backs-shown.ts'
import { deskConcern } from './desk/safeguarding/desk-concern.ts'
import { deskPosts } from './desk/supply/post/desk-posts.ts'
import { deskCheckIn } from './desk/treatment/check-in-review/desk-check-in.ts'
import { deskCoaching } from './desk/treatment/coaching/desk-coaching.ts'

export const screensCalls = {
  load_instance: loadOwnInstance(beginForm),
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
