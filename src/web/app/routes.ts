import { index, layout, type RouteConfig, route as routeWithId } from '@react-router/dev/routes'
import { compliance } from '#content/compliance.ts'
import { team } from '#content/site/team.ts'
import { articlePath, pages, profilePath, stepPath } from '#contract/pages.ts'
import { flowNames } from '#domain/intake/flows.ts'

/** Known by its path: every page loads the list of all, which would name the file of each as well. */
const route = (path: string, file: string) => routeWithId(path, file, { id: path })

export default [
  index('../site/home/home.tsx'),
  route(pages.getStarted, '../site/get-started.tsx'),
  route(pages.weightManagement, '../site/pages/weight-management.tsx'),
  route(pages.adhdAssessment, '../site/pages/adhd-assessment.tsx'),
  route(pages.healthCoaching, '../site/pages/health-coaching.tsx'),
  route(pages.aboutUs, '../site/pages/about-us.tsx'),
  route(pages.faq, '../site/pages/faq.tsx'),
  route(pages.termsOfUse, '../site/pages/terms-of-use.tsx'),
  route(pages.privacyPolicy, '../site/pages/privacy-policy.tsx'),
  route(pages.cancellationPolicy, '../site/pages/cancellation-policy.tsx'),
  route(pages.accessibility, '../site/pages/accessibility.tsx'),
  route(pages.contactUs, '../site/pages/contact-us.tsx'),
  route(pages.app, '../site/app-page/app-page.tsx'),
  // One by one, so that any other name is an address that does not exist.
  ...team.map(({ slug }) => route(profilePath(slug), '../site/team/profile.tsx')),

  route(pages.consent, '../questionnaire/consent.tsx'),
  // One route for all steps of a flow, in the folder of its name: the next one is shown without loading anything.
  ...flowNames.map((name) => route(stepPath(name, ':step'), `../questionnaire/${name}/step-route.tsx`)),
  route(pages.adhdWelcome, '../questionnaire/adhd/welcome.tsx'),
  route(pages.adhdResult, '../questionnaire/adhd/result.tsx'),
  route(pages.checkAnswers, '../questionnaire/check-answers.tsx'),
  route(pages.notEligible, '../questionnaire/not-eligible.tsx'),
  // Where the choice is not open, neither page has anything of it before the server has seen the answers.
  route(pages.buy, compliance.choiceIsOpen ? '../checkout/buy.tsx' : '../checkout/preference/preference.tsx'),
  route(
    pages.orderSummary,
    compliance.choiceIsOpen ? '../checkout/summary/order-summary.tsx' : '../checkout/preference/order-summary.tsx',
  ),

  route(pages.blog, '../site/blog/blog.tsx'),
  route(articlePath(':slug'), '../site/blog/article.tsx'),

  layout('../account/shell/account-layout.tsx', [
    route(pages.login, '../account/identity/login.tsx'),
    route(pages.forgotPassword, '../account/identity/forgot-password.tsx'),
    route(pages.resetPassword, '../account/identity/reset-password.tsx'),
    route(pages.confirmOrder, '../account/orders/confirm-order.tsx'),
    route(pages.openAccount, '../account/identity/open-account.tsx'),
    layout('../account/shell/signed-in-layout.tsx', [
      route(pages.account, '../account/account.tsx'),
      route(pages.accountTreatment, '../account/treatment/treatment-page.tsx'),
      route(pages.accountSideEffects, '../account/treatment/side-effects/side-effects.tsx'),
      route(pages.accountHowToInject, '../account/treatment/how-to-inject/how-to-inject.tsx'),
      route(pages.accountDoses, '../account/treatment/dose-log/doses.tsx'),
      route(pages.accountTreatmentChange, '../account/treatment/change/change-treatment.tsx'),
      route(pages.accountNutrition, '../account/treatment/nutrition/nutrition-page.tsx'),
      route(pages.accountCheckIn, '../account/treatment/check-in/check-in.tsx'),
      route(pages.accountMessages, '../account/messages/messages.tsx'),
      route(pages.progress, '../account/treatment/tracking/tracking.tsx'),
      route(pages.accountScale, '../account/scale/scale-page.tsx'),
      route(pages.accountMore, '../account/more/more.tsx'),
      route(pages.accountMedicines, '../account/medicines/medicines.tsx'),
      route(pages.accountHealthList, '../account/health-list/health-list.tsx'),
      route(pages.accountOrders, '../account/orders/orders.tsx'),
      route(pages.accountAppointments, '../account/appointments/appointments-page.tsx'),
      route(pages.accountPreparation, '../account/preparation/preparation-page.tsx'),
      route(pages.accountBloodTests, '../account/blood-tests/blood-tests-page.tsx'),
      route(pages.companion, '../account/companion/companion.tsx'),
      route(pages.accountEvidence, '../account/evidence/evidence.tsx'),
      route(pages.accountLetters, '../account/letters/letters.tsx'),
      route(pages.accountCard, '../account/checkout/card/card.tsx'),
      route(pages.accountConsents, '../account/privacy/consents/consents.tsx'),
      route(pages.myData, '../account/privacy/my-data/my-data.tsx'),
      route(pages.accountSecurity, '../account/identity/security/security.tsx'),
    ]),
    route(pages.newEmail, '../account/identity/email-change/new-email.tsx'),
    route(pages.keepEmail, '../account/identity/email-change/keep-email.tsx'),
    route(pages.someoneYouKnow, '../account/preparation/someone-you-know.tsx'),
    route(pages.yourOrder, '../account/orders/guest/your-order.tsx'),
  ]),

  route(pages.booking, '../booking/start.tsx'),
  route(pages.bookingService, '../booking/select-service.tsx'),
  route(pages.bookingSchedule, '../booking/choose-time.tsx'),
  route(pages.bookingAccount, '../booking/your-account.tsx'),
  route(pages.bookingDetails, '../booking/details.tsx'),

  route(pages.appointment, './video-room.tsx'),

  route(pages.deskSignIn, '../desk/identity/sign-in/sign-in.tsx'),
  route(pages.deskInvitation, '../desk/identity/invitation/invitation.tsx'),
  layout('../desk/shell/desk-layout.tsx', [
    route(pages.desk, '../desk/home.tsx'),
    route(pages.deskQueue, '../desk/cases/queue/queue.tsx'),
    route(pages.deskCase, '../desk/cases/case/case.tsx'),
    route(pages.deskDay, '../desk/appointments/clinic-list/clinic-list.tsx'),
    route(pages.deskAppointment, '../desk/appointments/clinic-list/appointment.tsx'),
    route(pages.deskDiary, '../desk/appointments/diary/diary.tsx'),
    route(pages.deskTimes, '../desk/appointments/schedules/availability.tsx'),
    route(pages.deskConcern, '../desk/safeguarding/concern.tsx'),
    route(pages.deskIncidents, '../desk/incidents/incidents.tsx'),
    route(pages.deskIncident, '../desk/incidents/incident.tsx'),
    route(pages.deskIncidentReport, '../desk/incidents/report-page.tsx'),
    route(pages.deskCheckIn, '../desk/treatment/check-in-review/check-in-review.tsx'),
    route(pages.deskPharmacy, '../desk/supply/pharmacy/pharmacy.tsx'),
    route(pages.deskRecalls, '../desk/supply/pharmacy/recalls.tsx'),
    route(pages.deskResponsible, '../desk/supply/pharmacy/responsible-pharmacist.tsx'),
    route(pages.deskPackCodes, '../desk/supply/pack-codes/pack-codes.tsx'),
    route(pages.deskDispatch, '../desk/supply/dispatch/dispatch.tsx'),
    route(pages.deskBloodTests, '../desk/blood-tests/blood-tests.tsx'),
    route(pages.deskPeople, '../desk/people/people.tsx'),
    route(pages.deskPerson, '../desk/people/record.tsx'),
    route(pages.deskCoaching, '../desk/treatment/coaching/coaching.tsx'),
    route(pages.deskSecondStep, '../desk/identity/mfa/mfa.tsx'),
    route(pages.deskQuality, '../desk/cases/quality/quality.tsx'),
    route(pages.deskRules, '../desk/cases/rules/rules.tsx'),
    route(pages.deskMessages, '../desk/messages/messages.tsx'),
    route(pages.deskContact, '../desk/enquiries/contact.tsx'),
    route(pages.deskComplaints, '../desk/complaints/complaints.tsx'),
    route(pages.deskComplaint, '../desk/complaints/complaint.tsx'),
    route(pages.deskWatch, '../desk/operations/operations-inbox.tsx'),
    route(pages.deskStaff, '../desk/identity/staff/staff.tsx'),
    route(pages.deskAccessLog, '../desk/privacy/access-log/access-log.tsx'),
    // Any other address of the desk: said within it.
    route(`${pages.desk}/*`, '../desk/not-found.tsx'),
  ]),

  route(pages.devUi, '../dev/ui-gallery.tsx'),
  route(pages.devOutbox, '../dev/outbox.tsx'),
  route('*', '../shared/pages/unexpected-error.tsx'),
] satisfies RouteConfig
