export const capabilities = [
  'see-queue',
  'see-record',
  'see-contact',
  'work-cases',
  'message',
  'decide-cases',
  'check-approvals',
  'dispatch',
  'recall',
  'pack-codes',
  'refund',
  'see-appointments',
  'manage-appointments',
  'own-appointments',
  'arrange-appointments',
  'edit-contact',
  'manage-staff',
  'manage-capabilities',
  'read-access-log',
  'read-own-access-log',
  'watch',
  'see-quality',
  'see-plans',
  'sign-rules',
  'report-incidents',
  'see-incidents',
  'manage-incidents',
  'nutrition-sessions',
  'restrict-data',
] as const

/** One thing that a role may do. */
export type Capability = (typeof capabilities)[number]

export const roles = [
  'prescriber',
  'pharmacist',
  'coach',
  'nutritionist',
  'support',
  'clinical_lead',
  'administrator',
  'auditor',
] as const

/** A role of staff. One person may have several. */
export type Role = (typeof roles)[number]

/** Reporting, and reading what they reported: every member of staff. */
const reports = ['report-incidents'] as const
const seesPeople = ['see-queue', 'see-contact', 'message'] as const
const worksCases = [...seesPeople, 'see-record', 'work-cases'] as const
/** Their own appointments, or everybody's. What staff may read and record of them: `appointments/outcomes.ts`. */
const ownDay = ['see-appointments', 'own-appointments'] as const
const everyDay = ['see-appointments', 'manage-appointments'] as const
/** On behalf of a patient: moving and booking appointments, and correcting names and addresses. */
const forPatients = ['arrange-appointments', 'edit-contact'] as const

/** The capabilities of each role. Support has a cap on refunds. */
const trusted: Readonly<Record<Role, readonly Capability[]>> = {
  prescriber: [...reports, ...worksCases, 'decide-cases', ...ownDay, 'read-own-access-log', 'watch', 'see-quality'],
  pharmacist: [
    ...reports,
    ...worksCases,
    'check-approvals',
    'dispatch',
    'recall',
    'pack-codes',
    ...ownDay,
    'read-own-access-log',
    'watch',
  ],
  coach: [...reports, ...worksCases, 'see-plans', ...ownDay, 'read-own-access-log', 'watch'],
  /** Reads what they need to advise on food; works on no case. */
  nutritionist: [
    ...reports,
    'see-contact',
    'message',
    'see-record',
    'see-plans',
    ...ownDay,
    'nutrition-sessions',
    'read-own-access-log',
  ],
  support: [...reports, ...seesPeople, 'dispatch', 'refund', ...everyDay, ...forPatients, 'watch'],
  clinical_lead: [
    ...reports,
    'see-incidents',
    'manage-incidents',
    ...worksCases,
    'decide-cases',
    'recall',
    'pack-codes',
    'refund',
    ...ownDay,
    ...everyDay,
    ...forPatients,
    'manage-capabilities',
    'read-access-log',
    'watch',
    'see-quality',
    'see-plans',
    'sign-rules',
    'restrict-data',
  ],
  administrator: [...reports, 'see-incidents', 'refund', ...everyDay, 'manage-staff', 'manage-capabilities', 'watch'],
  auditor: [...reports, 'see-incidents', 'read-access-log', 'see-quality'],
}

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value)

/** A role that no longer exists gives no capability. */
export const capabilitiesOf = (held: readonly string[]): ReadonlySet<Capability> =>
  new Set(held.filter(isRole).flatMap((role) => trusted[role]))
