import type { SideEffectId } from '#content/treatment/side-effects.ts'
import type { Gate } from '#domain/cases/gates.ts'
import { declarations, isGuestFlow } from '#domain/intake/declarations.ts'
import type { FlowName, GuestFlowName } from '#domain/intake/flows.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'

/** Every address a person can open. Links use these names, so that a dead link is a type error. */
export const pages = {
  home: '/',
  getStarted: '/get-started',
  weightManagement: '/weight-management',
  adhdAssessment: '/adhd-assessment',
  healthCoaching: '/health-coaching',
  blog: '/blog',
  app: '/app',
  aboutUs: '/about-us',
  faq: '/faq',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  cancellationPolicy: '/cancellation-policy',
  accessibility: '/accessibility',
  contactUs: '/contact-us',
  consent: '/assessment/consent',
  notEligible: '/assessment/not-eligible',
  checkAnswers: '/assessment/check-answers',
  buy: '/assessment/buy',
  orderSummary: '/assessment/order-summary',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmOrder: '/confirm-order',
  openAccount: '/open-account',
  account: '/account',
  accountEvidence: '/account/evidence',
  accountCheckIn: '/account/check-in',
  progress: '/account/progress',
  accountSecurity: '/account/security',
  accountConsents: '/account/agreed',
  accountLetters: '/account/letters',
  accountCard: '/account/card',
  accountTreatment: '/account/treatment',
  accountDoses: '/account/doses',
  accountSideEffects: '/account/side-effects',
  accountHowToInject: '/account/how-to-inject',
  accountNutrition: '/account/nutrition',
  accountTreatmentChange: '/account/treatment/change',
  accountMessages: '/account/messages',
  accountMore: '/account/more',
  accountMedicines: '/account/medicines',
  accountHealthList: '/account/health-list',
  accountOrders: '/account/orders',
  accountAppointments: '/account/appointments',
  accountPreparation: '/account/preparation',
  accountScale: '/account/scale',
  accountBloodTests: '/account/blood-tests',
  companion: '/account/companion',
  myData: '/account/my-data',
  newEmail: '/new-email',
  keepEmail: '/keep-email',
  yourOrder: '/your-order',
  adhdWelcome: '/assessment/adhd-welcome',
  adhdDiagnosisStatus: '/assessment/adhd/diagnosis-status',
  adhdResult: '/assessment/adhd/result',
  booking: '/booking',
  bookingService: '/booking/select-service',
  bookingSchedule: '/booking/schedule',
  bookingAccount: '/booking/your-account',
  bookingDetails: '/booking/details',
  appointment: '/appointment',
  someoneYouKnow: '/someone-you-know',
  desk: '/desk',
  deskSignIn: '/desk/sign-in',
  deskInvitation: '/desk/invitation',
  deskQueue: '/desk/queue',
  deskCase: '/desk/case',
  deskDay: '/desk/day',
  deskAppointment: '/desk/appointment',
  deskTimes: '/desk/times',
  deskDiary: '/desk/diary',
  deskPharmacy: '/desk/pharmacy',
  deskRecalls: '/desk/recalls',
  deskResponsible: '/desk/responsible-pharmacist',
  deskPackCodes: '/desk/pack-codes',
  deskDispatch: '/desk/dispatch',
  deskBloodTests: '/desk/blood-tests',
  deskPeople: '/desk/people',
  deskPerson: '/desk/person',
  deskCoaching: '/desk/coaching',
  deskSecondStep: '/desk/second-step',
  deskQuality: '/desk/quality',
  deskRules: '/desk/rules',
  deskConcern: '/desk/concern',
  deskIncidents: '/desk/incidents',
  deskIncident: '/desk/incident',
  deskIncidentReport: '/desk/incident-report',
  deskCheckIn: '/desk/check-in',
  deskMessages: '/desk/messages',
  deskContact: '/desk/contact',
  deskComplaints: '/desk/complaints',
  deskComplaint: '/desk/complaint',
  deskAccessLog: '/desk/access-log',
  deskStaff: '/desk/staff',
  deskWatch: '/desk/watch',
  devUi: '/dev/ui',
  devOutbox: '/dev/outbox',
} as const

type PageName = keyof typeof pages

export type PagePath = (typeof pages)[PageName]

export const consentFor = (flow: FlowName) => `${pages.consent}?flow=${flow}` as const

/** The pages that a flow refers to by name. An unknown name is a type error. */
interface DeclaredPages {
  readonly home: PageName
  readonly finish: PageName
  readonly finishAt?: Readonly<Record<string, PageName>>
}

const declared: { readonly [name in FlowName]: DeclaredPages } = declarations

/** The page for patients who leave a questionnaire before its end. */
export const homeOf = (flow: FlowName): PagePath => pages[declared[flow].home]

/** The page after the end of a questionnaire, or of one of its side paths. */
export function finishPath(flow: FlowName, at?: string): PagePath {
  const { finish, finishAt = {} } = declared[flow]
  const page = at === undefined ? finish : finishAt[at]
  if (!page) throw new Error(`The ${flow} questionnaire does not say what comes after its end at ${at}.`)
  return pages[page]
}

/** The questionnaire whose answers are checked where the address names none. */
const checkedUnnamed: GuestFlowName = 'weight-management'

/** Where the answers to a questionnaire are checked. */
export const checkAnswersFor = (flow: GuestFlowName) =>
  flow === checkedUnnamed ? pages.checkAnswers : (`${pages.checkAnswers}?flow=${flow}` as const)

/** The questionnaire that such an address means. Null: there is none. */
export function checkedFlow(named: string | null): GuestFlowName | null {
  if (named === null) return checkedUnnamed
  return Object.hasOwn(declarations, named) && isGuestFlow(named as FlowName) ? (named as GuestFlowName) : null
}

/** The schedule, opened on the day of a time. */
export const schedulePath = (date: string) => `${pages.bookingSchedule}?day=${date}` as const
/** The contact form for a reply about an earlier enquiry. */
export const contactAboutPath = (reference: string) =>
  `${pages.contactUs}?about=${encodeURIComponent(reference)}` as const

/**
 * The confirmation on the home page, for the guest session that paid, also after it was dismissed. Others are asked to
 * sign in.
 */
export const confirmationPath = `${pages.home}?show=confirmation` as const

/** What to do when something feels wrong. Open to everyone, signed in or not. */
export const unwellPath = `${pages.account}?show=unwell` as const

/** What to do about one side effect. */
export const sideEffectPath = (id: SideEffectId) => `${pages.accountSideEffects}?about=${id}` as const

/** The receipt of one order, in its owner's account. */
export const receiptPath = (orderId: string) => `${pages.account}?receipt=${encodeURIComponent(orderId)}` as const

/** One letter, in the account. */
export const letterPath = (id: string) => `${pages.accountLetters}?id=${id}` as const
/** Who has accessed the patient's record, in the account. */
export const recordAccessPath = `${pages.account}?show=who-looked` as const

/** The video room of an appointment. Its id alone gives no access: visitors have to identify themselves. */
export const roomPath = (appointment: { readonly id: string }) => `${pages.appointment}?id=${appointment.id}` as const

/** The video room for staff: one browser may be signed in as patient and staff. */
export const deskRoomPath = (appointment: { readonly id: string }) => `${roomPath(appointment)}&as=clinician` as const

/** The page of one evidence task. */
export const accountEvidencePath = (task: Gate) => `${pages.accountEvidence}?task=${task}` as const

/** Where a weigh-in is booked. */
export const weighInTimesPath = `${pages.accountEvidence}?task=measurements&choose=time` as const

/** The start of the medical history form. */
const followUpPath = () => firstStepPath('medicines-and-conditions')

/** The page of any task: a form and a conversation have pages of their own. */
export function taskPath(gate: Gate): string {
  if (gate === 'two_way_contact') return pages.accountMessages
  return gate === 'medicines_and_conditions' || gate === 'unanswered' ? followUpPath() : accountEvidencePath(gate)
}

/** After a sign-in through another company failed. */
export const providerRefusedPath = `${pages.login}?problem=provider` as const

/** After a sign-in through another company, in a guest session whose answers belong to no account yet. */
export const whoseAnswersPath = `${pages.login}?question=answers` as const

export const articlePath = (slug: string) => `${pages.blog}/${slug}` as const

/** The blog with the articles of one subject only. */
export const taggedPath = (tag: string) => `${pages.blog}?tag=${encodeURIComponent(tag)}` as const

/** The list of articles for feed readers. */
export const feedPath = `${pages.blog}/feed.xml` as const

/** The list of pages for search engines. */
export const sitemapPath = '/sitemap.xml'

/** The preview picture where a page is shared. */
export const shareImagePath = (path: string) => `/share${path === pages.home ? '/home' : path}.png` as const

/** The service worker by which the app opens without a connection. At the root, because its pages are. */
export const appWorkerPath = '/app-worker.js'

/** The placeholder origin of the built site where an address must be absolute. The server replaces it. */
export const builtOrigin = 'http://localhost:3000'

export const profilePath = (slug: string) => `/team/${slug}` as const

/** The address of a questionnaire's step. */
export const stepPath = (flow: FlowName, address: string) =>
  `/assessment/${declarations[flow].path}/${address}` as const

export const questionnairePath = (step: string) => stepPath('weight-management', step)

export const adhdPath = (step: string) => stepPath('adhd', step)

/** The address at which a questionnaire begins. */
export const firstStepPath = (flow: FlowName) => stepPath(flow, declarations[flow].first)

export const notEligiblePath = (reason: string) => `${pages.notEligible}?reason=${encodeURIComponent(reason)}` as const

/** The choice in the address is for display only: the server charges by its own catalogue. */
export function orderSummaryPath({ key, name, listPricePence, cardPricePence, image }: Medicine) {
  const chosen = {
    medication: key,
    name,
    price: pounds(listPricePence),
    image,
    priceNew: pounds(cardPricePence),
  }
  const query = Object.entries(chosen).map(([parameter, value]) => `${parameter}=${encodeURIComponent(value)}`)
  return `${pages.orderSummary}?${query.join('&')}` as const
}
