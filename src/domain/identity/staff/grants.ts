import { type BookableService, bookableService } from '../../appointments/services.ts'
import type { Register, Registration } from './registration.ts'
import { capabilitiesOf, isRole, type Role } from './roles.ts'

/** Who grants access: a colleague by one of their roles, or an operator on the server. */
export type Granter = Role | 'command line'

export type Grant = Role | 'calendar link'

interface GrantRule {
  readonly grantedBy: readonly Granter[]
  /** The registers of which one is needed. Null: none. */
  readonly registers: readonly Register[] | null
  /** It has no effect until another person has confirmed it. */
  readonly needsSecondPerson: boolean
}

const leaders = ['administrator', 'clinical_lead'] as const
const anyRegister = ['GMC', 'GPhC', 'NMC'] as const

/**
 * Who may grant whom access to what. Every way of granting access reads this table: invitations, role changes, calendar
 * links and commands. The conditions of a calendar link depend on its services: `mayHoldService`.
 */
const grantRules: Readonly<Record<Grant, GrantRule>> = {
  prescriber: { grantedBy: [...leaders, 'command line'], registers: anyRegister, needsSecondPerson: true },
  pharmacist: { grantedBy: [...leaders, 'command line'], registers: ['GPhC'], needsSecondPerson: true },
  coach: { grantedBy: [...leaders, 'command line'], registers: null, needsSecondPerson: false },
  nutritionist: { grantedBy: [...leaders, 'command line'], registers: ['HCPC', 'AfN'], needsSecondPerson: false },
  support: { grantedBy: [...leaders, 'command line'], registers: null, needsSecondPerson: false },
  clinical_lead: { grantedBy: [...leaders, 'command line'], registers: anyRegister, needsSecondPerson: true },
  administrator: { grantedBy: ['administrator', 'command line'], registers: null, needsSecondPerson: false },
  auditor: { grantedBy: [...leaders, 'command line'], registers: null, needsSecondPerson: false },
  'calendar link': { grantedBy: leaders, registers: null, needsSecondPerson: false },
}

export const mayGrant = (grant: Grant, by: readonly Granter[]): boolean =>
  grantRules[grant].grantedBy.some((granter) => by.includes(granter))

/** Decision makers and nutritionists are registered: patients see the registration of the first with the decision. */
export const needsRegistration = (held: readonly Role[]): boolean =>
  held.some((role) => grantRules[role].registers !== null)

/** Pharmacy technicians are in the same register as pharmacists; their numbers begin with 5. */
const isTechnician = ({ body, number }: Registration): boolean => body === 'GPhC' && number.startsWith('5')

export function registerFits(role: Role, registration: Registration | null): boolean {
  const { registers } = grantRules[role]
  if (registers === null) return true
  return registration !== null && registers.includes(registration.body) && !isTechnician(registration)
}

/** The roles that are effective: a role without the required registration grants nothing, however it was stored. */
export const rolesInForce = (held: readonly string[], registration: Registration | null): Role[] =>
  held.filter(isRole).filter((role) => registerFits(role, registration))

interface RolesGiven {
  readonly wanted: readonly Role[]
  /** Roles already in force stay so. */
  readonly held: readonly string[]
  /** Until somebody else can confirm, an operator makes the first clinical lead on the command line. */
  readonly isFirstLead: boolean
}

/** Which roles take effect at once, and which wait for a second person. */
export function splitRoles({ wanted, held, isFirstLead }: RolesGiven): {
  readonly inForce: readonly Role[]
  readonly waiting: readonly Role[]
} {
  const waits = (role: Role) =>
    grantRules[role].needsSecondPerson && !held.includes(role) && !(isFirstLead && role === 'clinical_lead')
  return { inForce: wanted.filter((role) => !waits(role)), waiting: wanted.filter(waits) }
}

interface Colleague {
  readonly id: string
  readonly roles: readonly Role[]
}

interface Confirmation {
  readonly by: Colleague
  /** The person whose roles they are. */
  readonly personId: string
  /** The person who granted them. Null: a command on the server. */
  readonly requestedBy: Colleague | null
}

export type ConfirmationProblem = 'self' | 'requester' | 'needsLead'

/** Two different people, neither of them the person concerned, and at least one of them a clinical lead. */
export function confirmationProblem({ by, personId, requestedBy }: Confirmation): ConfirmationProblem | null {
  if (by.id === personId) return 'self'
  if (by.id === requestedBy?.id) return 'requester'
  if (by.roles.includes('clinical_lead')) return null
  const isAskedByLead = requestedBy?.roles.includes('clinical_lead') ?? false
  return by.roles.includes('administrator') && isAskedByLead ? null : 'needsLead'
}

interface Holder {
  readonly roles: readonly string[]
  readonly registration: Registration | null
}

/** Whether a member of staff may be linked to a calendar with this service, and read patients' answers for it. */
function mayHoldService({ linkNeeds, linkRegisters }: BookableService, holder: Holder): boolean {
  const trusted = capabilitiesOf(rolesInForce(holder.roles, holder.registration))
  const isRegistered =
    linkRegisters === null || (holder.registration !== null && linkRegisters.includes(holder.registration.body))
  return isRegistered && linkNeeds.every((capability) => trusted.has(capability))
}

/** The first of these services that they may not be linked to. */
export const serviceRefused = (services: readonly string[], holder: Holder): BookableService | null =>
  services.map(bookableService).find((service) => !mayHoldService(service, holder)) ?? null

/** Whether a calendar is a person's own, as far as these services go. */
export const ownsCalendar = (
  holder: Holder & { readonly id: string },
  { staffId }: { readonly staffId: string | null },
  services: readonly string[],
): boolean => staffId === holder.id && serviceRefused(services, holder) === null
