import type { Instant } from '../calendar/london-time.ts'
import type { Gate } from '../cases/gates.ts'
import type { Register } from '../identity/staff/registration.ts'
import { type Capability, capabilitiesOf, type Role, roles } from '../identity/staff/roles.ts'
import { adultAdhdAssessment } from './adult-adhd-assessment.ts'
import { medicationReview, reviewHorizonDays, reviewNoticeMinutes } from './medication-review.ts'
import { type OutcomeKind, outcomeKinds } from './outcomes.ts'
import { type BookingPolicy, policyOf } from './policy.ts'
import type { BookingState } from './states.ts'

/** A bookable service and its rules. A booking stores the key. */
export interface BookableService {
  readonly key: string
  readonly name: string
  readonly minutes: number
  readonly pricePence: number
  /** `one`: the patient chooses among one clinician's times. `anyone`: the system assigns a free clinician. */
  readonly heldBy: 'one' | 'anyone'
  /** The capability a member of staff needs to hold it, besides appointments of their own. */
  readonly needs: readonly Capability[]
  /** The capability needed to be linked to its calendar, because its holder reads patients' answers. */
  readonly linkNeeds: readonly Capability[]
  /** The registers of which one is needed. Null: none. */
  readonly linkRegisters: readonly Register[] | null
  /** The gate that is passed by what the clinician records there. */
  readonly proves: Gate | null
  /** The shortest notice; a clinician may ask for more. */
  readonly bufferMinutes: number
  readonly noticeMinutes: number
  /** The longest horizon; a clinician may choose a shorter one. */
  readonly horizonDays: number
  /** The possible outcomes. */
  readonly outcomes: readonly OutcomeKind[]
  /** Figures that replace those of the booking policy. */
  readonly terms: Partial<Omit<BookingPolicy, 'version'>>
}

/** Psychiatrists only: a doctor who decides. */
const psychiatric = {
  linkNeeds: ['see-record', 'decide-cases', 'own-appointments'],
  linkRegisters: ['GMC'],
} as const satisfies Partial<BookableService>

/** A year: the furthest any clinician can offer times. */
const asFarAsTheySay = 365

const assessment: BookableService = {
  ...adultAdhdAssessment,
  heldBy: 'one',
  needs: [],
  ...psychiatric,
  proves: null,
  bufferMinutes: 0,
  noticeMinutes: 0,
  horizonDays: asFarAsTheySay,
  outcomes: outcomeKinds,
  terms: {},
}

/** Weight and height verified live. It is free, so the patient may move and cancel it as often as they need. */
export const weighIn: BookableService = {
  key: 'weigh-in',
  name: 'Video weigh-in',
  minutes: 10,
  pricePence: 0,
  heldBy: 'anyone',
  needs: ['see-record', 'work-cases', 'own-appointments'],
  linkNeeds: ['see-record', 'work-cases', 'own-appointments'],
  linkRegisters: null,
  proves: 'measurements',
  bufferMinutes: 5,
  noticeMinutes: 15,
  // The card authorisation does not last longer, nor does the verified measurement count for longer.
  horizonDays: 14,
  outcomes: outcomeKinds.filter((kind) => kind !== 'declined'),
  terms: {
    fullRefundDays: 0,
    partRefundHours: 0,
    reschedulesPerEpisode: Number.POSITIVE_INFINITY,
    cancellationsPerType: Number.POSITIVE_INFINITY,
    missedAfterMinutes: 5,
  },
}

/** Part of the programme: with a nutritionist or dietitian, free and by video. Figures are ours. */
export const nutritionSession: BookableService = {
  key: 'nutrition-session',
  name: 'Nutrition session',
  minutes: 30,
  pricePence: 0,
  heldBy: 'anyone',
  needs: ['see-record', 'nutrition-sessions', 'own-appointments'],
  linkNeeds: ['see-record', 'nutrition-sessions', 'own-appointments'],
  linkRegisters: ['HCPC', 'AfN'],
  proves: null,
  bufferMinutes: 5,
  noticeMinutes: 60,
  horizonDays: 28,
  outcomes: weighIn.outcomes,
  terms: { ...weighIn.terms, missedAfterMinutes: 10 },
}

/** Booked by the clinician for a patient they have seen. */
const followUp: BookableService = {
  ...medicationReview,
  heldBy: 'one',
  needs: [],
  ...psychiatric,
  proves: null,
  bufferMinutes: 0,
  noticeMinutes: reviewNoticeMinutes,
  horizonDays: reviewHorizonDays,
  outcomes: outcomeKinds,
  terms: {},
}

/** The services that patients book themselves. */
export const bookableServices = [assessment, weighIn, nutritionSession] as const satisfies readonly BookableService[]

const known: readonly BookableService[] = [...bookableServices, followUp]

/** A service that is no longer offered follows the rules of the first. */
export const bookableService = (key: string): BookableService =>
  known.find((service) => service.key === key) ?? assessment

/** The name shown to people. A service that is no longer offered has only its key. */
export const serviceName = (key: string): string => known.find((service) => service.key === key)?.name ?? key

interface Agreed {
  readonly service: string
  readonly policyVersion: number
}

/** The rules of an appointment: the policy it was booked under, with the figures its service replaces. */
export const termsOf = ({ service, policyVersion }: Agreed): BookingPolicy => ({
  ...policyOf(policyVersion),
  ...bookableService(service).terms,
})

/** Whether a member of staff with these roles may hold it. Null: the calendar is linked to no member of staff. */
export function mayHold({ needs }: BookableService, roles: readonly string[] | null): boolean {
  const trusted = capabilitiesOf(roles ?? [])
  return needs.every((capability) => trusted.has(capability))
}

/** Those that any free member of the care team may hold: the patient is told no name, and nothing is paid. */
export const careTeamServices: readonly BookableService[] = bookableServices.filter(({ heldBy }) => heldBy === 'anyone')

interface ToCome {
  readonly service: string
  readonly state: BookingState
  readonly start: Instant
}

/** Whether a colleague may take it over: the patient was told no name, and it has not begun. */
export const canBeHandedOver = ({ service, state, start }: ToCome, now: Instant): boolean =>
  bookableService(service).heldBy === 'anyone' && state === 'booked' && now < start

/** The roles of which any one is enough to hold it. */
export const rolesHolding = (service: BookableService): Role[] => roles.filter((role) => mayHold(service, [role]))

interface Limits {
  readonly bufferMinutes: number
  readonly noticeMinutes: number
  readonly horizonDays: number
}

/** Where a service and its clinician both set a figure, the stricter one applies. */
export const limitsOf = (service: BookableService, own: Limits): Limits => ({
  bufferMinutes: Math.max(service.bufferMinutes, own.bufferMinutes),
  noticeMinutes: Math.max(service.noticeMinutes, own.noticeMinutes),
  horizonDays: Math.min(service.horizonDays, own.horizonDays),
})
