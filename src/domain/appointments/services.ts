import type { Instant } from '../calendar/london-time.ts'
import type { Gate } from '../cases/gates.ts'
import type { Register } from '../identity/staff/registration.ts'
import { type Capability, capabilitiesOf, type Role, roles } from '../identity/staff/roles.ts'
import { medicationReview, reviewHorizonDays, reviewNoticeMinutes } from './medication-review.ts'
import { type OutcomeKind, outcomeKinds } from './outcomes.ts'
import { type BookingPolicy, policyOf } from './policy.ts'
import { adultAdhdAssessment } from './service.ts'
import type { BookingState } from './states.ts'

/** Something that can be booked, and what goes for it. A booking keeps the key. */
export interface BookableService {
  readonly key: string
  readonly name: string
  readonly minutes: number
  readonly pricePence: number
  /** `one`: a clinician whose times are chosen from. `anyone`: whoever of those who hold it is free. */
  readonly heldBy: 'one' | 'anyone'
  /** What whoever holds it is trusted with, beside appointments of their own. */
  readonly needs: readonly Capability[]
  /** What a colleague needs who is connected with its calendar: they read what patients told. */
  readonly linkNeeds: readonly Capability[]
  /** Registers of which one is needed for that. Null: none. */
  readonly linkRegisters: readonly Register[] | null
  /** Which gate opens by what is seen there. */
  readonly proves: Gate | null
  /** At least so much; a clinician may ask for more. */
  readonly bufferMinutes: number
  readonly noticeMinutes: number
  /** At most; a clinician may look less far ahead. */
  readonly horizonDays: number
  /** What can become of it. */
  readonly outcomes: readonly OutcomeKind[]
  /** What goes for it in place of the figures of the booking policy. */
  readonly terms: Partial<Omit<BookingPolicy, 'version'>>
}

/** Seen by a psychiatrist alone: a doctor who decides. */
const psychiatric = {
  linkNeeds: ['see-record', 'decide-cases', 'own-appointments'],
  linkRegisters: ['GMC'],
} as const satisfies Partial<BookableService>

/** A year: as far as any clinician can look ahead. */
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

/** Weight and height seen live. It costs nothing, so it can be moved and cancelled as often as somebody needs to. */
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
  // The hold on the card does not last longer, and what was seen counts for no longer either.
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

/** Booked by the clinician for somebody they have seen. */
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

/** What people book for themselves. */
export const bookableServices = [assessment, weighIn] as const satisfies readonly BookableService[]

const known: readonly BookableService[] = [...bookableServices, followUp]

/** One that is no longer offered goes by the rules of the first. */
export const bookableService = (key: string): BookableService =>
  known.find((service) => service.key === key) ?? assessment

/** What people call it. One that is no longer offered has only its key. */
export const serviceName = (key: string): string => known.find((service) => service.key === key)?.name ?? key

interface Agreed {
  readonly service: string
  readonly policyVersion: number
}

/** What goes for an appointment: the policy it was booked under, as far as its service does not say otherwise. */
export const termsOf = ({ service, policyVersion }: Agreed): BookingPolicy => ({
  ...policyOf(policyVersion),
  ...bookableService(service).terms,
})

/** Whether somebody with these roles may hold it. Null: nobody who works here is connected. */
export function mayHold({ needs }: BookableService, roles: readonly string[] | null): boolean {
  const trusted = capabilitiesOf(roles ?? [])
  return needs.every((capability) => trusted.has(capability))
}

interface ToCome {
  readonly service: string
  readonly state: BookingState
  readonly start: Instant
}

/** Whether a colleague may take it: nobody was named to the person, and it has not begun. */
export const canBeHandedOver = ({ service, state, start }: ToCome, now: Instant): boolean =>
  bookableService(service).heldBy === 'anyone' && state === 'booked' && now < start

/** The roles of which any one is enough to hold it. */
export const rolesHolding = (service: BookableService): Role[] => roles.filter((role) => mayHold(service, [role]))

interface Limits {
  readonly bufferMinutes: number
  readonly noticeMinutes: number
  readonly horizonDays: number
}

/** What holds where a service and whoever holds it both say something: the stricter of the two. */
export const limitsOf = (service: BookableService, own: Limits): Limits => ({
  bufferMinutes: Math.max(service.bufferMinutes, own.bufferMinutes),
  noticeMinutes: Math.max(service.noticeMinutes, own.noticeMinutes),
  horizonDays: Math.min(service.horizonDays, own.horizonDays),
})
