import type { Gate } from '#domain/cases/gates.ts'
import { declarations, isGuestFlow } from '#domain/intake/declarations.ts'
import type { FlowName, GuestFlowName } from '#domain/intake/flows.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'

/** Every address a person can open. Links are written with these names, so a dead one does not compile. */
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
  deskPackCodes: '/desk/pack-codes',
  deskDispatch: '/desk/dispatch',
  deskPeople: '/desk/people',
  deskPerson: '/desk/person',
  deskCoaching: '/desk/coaching',
  deskSecondStep: '/desk/second-step',
  deskQuality: '/desk/quality',
  deskRules: '/desk/rules',
  deskConcern: '/desk/concern',
  deskCheckIn: '/desk/check-in',
  deskMessages: '/desk/messages',
  deskContact: '/desk/contact',
  deskAccessLog: '/desk/access-log',
  deskStaff: '/desk/staff',
  deskWatch: '/desk/watch',
  devUi: '/dev/ui',
  devOutbox: '/dev/outbox',
} as const

type PageName = keyof typeof pages

export type PagePath = (typeof pages)[PageName]

export const consentFor = (flow: FlowName) => `${pages.consent}?flow=${flow}` as const

/** The pages that a flow declares by name. One that does not exist does not compile. */
interface DeclaredPages {
  readonly home: PageName
  readonly finish: PageName
  readonly finishAt?: Readonly<Record<string, PageName>>
}

const declared: { readonly [name in FlowName]: DeclaredPages } = declarations

/** Where somebody goes who leaves a questionnaire before its end. */
export const homeOf = (flow: FlowName): PagePath => pages[declared[flow].home]

/** What comes after the end of a questionnaire, or of one of its side paths. */
export function finishPath(flow: FlowName, at?: string): PagePath {
  const { finish, finishAt = {} } = declared[flow]
  const page = at === undefined ? finish : finishAt[at]
  if (!page) throw new Error(`The ${flow} questionnaire does not say what comes after its end at ${at}.`)
  return pages[page]
}

/** Whose answers are checked where the address names no questionnaire. */
const checkedUnnamed: GuestFlowName = 'weight-management'

/** Where the answers to a questionnaire are checked. */
export const checkAnswersFor = (flow: GuestFlowName) =>
  flow === checkedUnnamed ? pages.checkAnswers : (`${pages.checkAnswers}?flow=${flow}` as const)

/** Which questionnaire such an address means. Null: none that there is. */
export function checkedFlow(named: string | null): GuestFlowName | null {
  if (named === null) return checkedUnnamed
  return Object.hasOwn(declarations, named) && isGuestFlow(named as FlowName) ? (named as GuestFlowName) : null
}

/** The schedule, open on the day of a time. */
export const schedulePath = (date: string) => `${pages.bookingSchedule}?day=${date}` as const
/** The contact form for somebody who answers us about an earlier request. */
export const contactAboutPath = (reference: string) =>
  `${pages.contactUs}?about=${encodeURIComponent(reference)}` as const

/** What the home page confirms to the visit that paid, also once it was put away. Anybody else is asked to sign in. */
export const confirmationPath = `${pages.home}?show=confirmation` as const

/** What is written between somebody and the team, in their account. */
export const unwellPath = `${pages.account}?show=unwell` as const
export const messagesPath = `${pages.account}?show=messages` as const

/** One letter, in their account. */
export const letterPath = (id: string) => `${pages.accountLetters}?id=${id}` as const
/** Who has looked at somebody's record, in their account. */
export const recordAccessPath = `${pages.account}?show=who-looked` as const

/** Where an appointment is held by video. Its id opens nothing by itself: whoever comes is asked who they are. */
export const roomPath = (appointment: { readonly id: string }) => `${pages.appointment}?id=${appointment.id}` as const

/** The same for whoever works here: one browser may know a person in both ways. */
export const deskRoomPath = (appointment: { readonly id: string }) => `${roomPath(appointment)}&as=clinician` as const

/** Where one of the things is done that are needed of a person. */
export const accountEvidencePath = (task: Gate) => `${pages.accountEvidence}?task=${task}` as const

/** Where a time is chosen at which weight and height are seen. */
export const weighInTimesPath = `${pages.accountEvidence}?task=measurements&choose=time` as const

/** Where the questions begin that the questionnaire leaves open. */
const followUpPath = () => firstStepPath('medicines-and-conditions')

/** Where any of them is done: a form and a conversation have pages of their own. */
export function taskPath(gate: Gate): string {
  if (gate === 'two_way_contact') return messagesPath
  return gate === 'medicines_and_conditions' || gate === 'unanswered' ? followUpPath() : accountEvidencePath(gate)
}

/** Back from another company that did not vouch for the person. */
export const providerRefusedPath = `${pages.login}?problem=provider` as const

/** Back from another company, in a visit whose answers nobody has claimed yet. */
export const whoseAnswersPath = `${pages.login}?question=answers` as const

export const articlePath = (slug: string) => `${pages.blog}/${slug}` as const

/** The blog with the articles of one subject only. */
export const taggedPath = (tag: string) => `${pages.blog}?tag=${encodeURIComponent(tag)}` as const

/** The list of articles for feed readers. */
export const feedPath = `${pages.blog}/feed.xml` as const

/** The list of pages for search engines. */
export const sitemapPath = '/sitemap.xml'

/** The picture that is shown where somebody shares a page. */
export const shareImagePath = (path: string) => `/share${path === pages.home ? '/home' : path}.png` as const

/** The worker by which the app opens without a connection. At the top, because its pages are. */
export const appWorkerPath = '/app-worker.js'

/** The origin the built site carries where an address must be whole. The server writes its own over it. */
export const builtOrigin = 'http://localhost:3000'

export const profilePath = (slug: string) => `/team/${slug}` as const

/** Where a step of a questionnaire is asked, from its address within it. */
export const stepPath = (flow: FlowName, address: string) =>
  `/assessment/${declarations[flow].path}/${address}` as const

export const questionnairePath = (step: string) => stepPath('weight-management', step)

export const adhdPath = (step: string) => stepPath('adhd', step)

/** Where a questionnaire begins. */
export const firstStepPath = (flow: FlowName) => stepPath(flow, declarations[flow].first)

export const notEligiblePath = (reason: string) => `${pages.notEligible}?reason=${encodeURIComponent(reason)}` as const

/** What was chosen travels in the address, for showing only: the server charges by its own catalogue. */
export function orderSummaryPath({ key, name, priceOldPence, priceNewPence, image }: Medicine) {
  const chosen = {
    medication: key,
    name,
    price: pounds(priceOldPence),
    image,
    priceNew: pounds(priceNewPence),
  }
  const query = Object.entries(chosen).map(([parameter, value]) => `${parameter}=${encodeURIComponent(value)}`)
  return `${pages.orderSummary}?${query.join('&')}` as const
}
