import type { OutcomeKind } from '../appointments/outcomes.ts'
import type { PaperContent } from '../appointments/paper/paper-prescription.ts'
import type { BookingState } from '../appointments/states.ts'
import type { BloodReport } from '../blood-tests/results.ts'
import type { AnyGate } from '../cases/gates.ts'
import type { CaseKind } from '../cases/kinds.ts'
import type { CaseState } from '../cases/states.ts'
import type { EntryKind } from '../clinical/clinical-history.ts'
import type { Vitals, VitalsSource } from '../clinical/vitals.ts'
import type { ListEnd, ListKind } from '../codes/health-list.ts'
import type { Term } from '../codes/term.ts'
import type { Registration } from '../identity/staff/registration.ts'
import type { Answers } from '../intake/engine/step.ts'
import type { Letter } from '../letters/letter.ts'
import type { LetterKind, LetterOccasion } from '../letters/occasion.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { InjectionSite, LoggedKind } from '../treatment/dose-log.ts'
import type { PlanState } from '../treatment/plan-states.ts'
import type { ReportState, SymptomReport } from '../treatment/symptom-reports.ts'
import type { Measure, MeasureSource } from '../treatment/tracking/measures.ts'

/**
 * What is held about a patient, as far as it leaves in FHIR: the rows of the tables, opened, without the columns that
 * their own copy leaves out. Moments are ISO 8601 in UTC, days YYYY-MM-DD. Sealed contents are null once erased.
 */
export interface PatientRecord {
  readonly account: AccountRow
  readonly answerSets: readonly AnswerSetRow[]
  readonly orders: readonly OrderRow[]
  readonly consents: readonly ConsentRow[]
  readonly evidenceChecks: readonly EvidenceCheckRow[]
  readonly evidenceFiles: readonly EvidenceFileRow[]
  readonly clinicalHistory: readonly HistoryRow[]
  readonly corrections: readonly CorrectionRow[]
  readonly healthList: readonly HealthListRow[]
  readonly cases: readonly CaseRow[]
  readonly decisions: readonly DecisionRow[]
  readonly prescriptions: readonly PrescriptionRow[]
  readonly pens: readonly PenRow[]
  readonly parcels: readonly ParcelRow[]
  readonly confirmations: readonly ConfirmationRow[]
  readonly supplyPeriods: readonly SupplyPeriodRow[]
  readonly plans: readonly PlanRow[]
  readonly checkIns: readonly CheckInRow[]
  readonly supplyLocks: readonly SupplyLockRow[]
  readonly symptomReports: readonly SymptomReportRow[]
  readonly medicineRequests: readonly MedicineRequestRow[]
  readonly loggedDoses: readonly LoggedDoseRow[]
  readonly trackedMeasures: readonly TrackedRow[]
  readonly trackingSettings: readonly TrackingSettingsRow[]
  readonly vitals: readonly VitalsRow[]
  readonly bloodReports: readonly BloodReportRow[]
  readonly appointments: readonly AppointmentRow[]
  readonly outcomes: readonly OutcomeRow[]
  readonly appointmentLetters: readonly AppointmentLetterRow[]
  readonly papers: readonly PaperRow[]
  readonly letters: readonly LetterRow[]
  readonly threadMessages: readonly ThreadMessageRow[]
  /** Everybody named in the rows above who works here, or did. */
  readonly staff: readonly StaffRow[]
  /** Those who hold the appointments. */
  readonly clinicians: readonly ClinicianRow[]
  /** The practice to be told, by the patient's last answer. */
  readonly practice: PracticeRow | null
}

interface AccountRow {
  readonly id: string
  readonly details: {
    readonly title?: string
    readonly name?: string
    readonly legalSurname?: string
    readonly gender?: string
    readonly dob?: string
    readonly mobile?: string
    readonly email?: string
    readonly address?: string
    readonly city?: string
    readonly pincode?: string
  } | null
  readonly createdAt: string
}

export interface StaffRow {
  readonly id: string
  readonly name: string
  /** As shown: Prescriber. */
  readonly role: string
  readonly roles: readonly string[]
  readonly registration: Registration | null
  readonly createdAt: string
  readonly endedAt: string | null
}

interface ClinicianRow {
  readonly id: string
  readonly name: string
  readonly staffId: string | null
}

export interface PracticeRow {
  readonly name: string
  /** Null: the patient typed it. */
  readonly odsCode: string | null
  readonly address: string | null
  readonly postcode: string | null
}

interface AnswerSetRow {
  /** Null: of a guest session, not of an account. */
  readonly accountId: string | null
  readonly questionnaire: string
  readonly instance: string
  readonly version: number
  readonly answers: Answers | null
  readonly updatedAt: string
}

export interface OrderRow {
  readonly id: string
  readonly reference: string
  readonly kind: string
  readonly state: OrderState
  readonly questionnaire: string
  readonly questionnaireVersion: number
  readonly answers: Answers | null
  readonly createdAt: string
}

export interface ConsentRow {
  readonly id: number
  readonly kind: string
  readonly wording: string
  readonly version: number
  readonly isGiven: boolean
  readonly how: string
  readonly at: string
}

export interface EvidenceCheckRow {
  readonly id: string
  readonly gate: AnyGate
  /** In the shape of its gate: `domain/cases/evidence.ts`. */
  readonly finding: unknown
  readonly isPassed: boolean
  readonly how: string
  readonly staffId: string | null
  readonly at: string
}

interface EvidenceFileRow {
  readonly id: string
  readonly staffId: string | null
  readonly details: { readonly name: string; readonly type: string } | null
  readonly size: number
  readonly completedAt: string | null
}

export interface HistoryRow {
  readonly id: string
  readonly kind: EntryKind
  readonly content: { readonly code: string; readonly words: string; readonly said: string } | null
  readonly staffId: string | null
  readonly at: string
}

export interface HealthListRow {
  readonly id: string
  readonly kind: ListKind
  /** `picked`: null where a person kept it as written. */
  readonly content: { readonly written: string; readonly picked: Term | null } | null
  /** Null: the patient. */
  readonly staffId: string | null
  readonly at: string
  readonly endedAt: string | null
  readonly endedAs: ListEnd | null
}

interface CorrectionRow {
  readonly entryId: string
  readonly staffId: string
  readonly at: string
}

export interface CaseRow {
  readonly id: string
  readonly kind: CaseKind
  readonly orderId: string | null
  readonly state: CaseState
  readonly createdAt: string
  readonly stateSince: string
}

interface DecisionRow {
  readonly id: string
  readonly caseId: string
  readonly kind: string
  readonly staffId: string
  /** What the decision says to the patient. */
  readonly content: { readonly words?: string | null } | null
  readonly doneAt: string | null
  readonly undoneAt: string | null
}

export interface PrescriptionRow {
  readonly id: string
  readonly number: number
  readonly caseId: string
  readonly orderId: string
  readonly staffId: string
  readonly keyId: string
  readonly content: {
    readonly medicine: string
    readonly dose: string
    readonly quantity: string
    readonly instructions: string
    readonly firstDoseFrom?: string | null
  } | null
  /** In base64. */
  readonly signature: string
  readonly signedAt: string
  readonly expiresAt: string
  readonly cancelledAt: string | null
}

interface PenRow {
  readonly id: string
  readonly prescriptionId: string
  readonly caseId: string
  readonly brand: string
  readonly strength: string
  readonly batch: string
  readonly expires: string
  readonly staffId: string
  readonly at: string
}

interface ParcelRow {
  readonly id: string
  readonly caseId: string
  readonly attempt: number
  readonly dispatchedAt: string
  readonly deliveredAt: string | null
  readonly endedAs: string | null
}

interface ConfirmationRow {
  readonly id: string
  readonly caseId: string
  readonly what: string
  readonly askedAt: string
  readonly confirmedAt: string | null
}

interface SupplyPeriodRow {
  readonly caseId: string
  readonly planId: string
  readonly medicine: MedicineKey
  readonly mg: number
  readonly coveredFrom: string
  /** The day after the last. */
  readonly coveredUntil: string
  readonly at: string
}

export interface PlanRow {
  readonly id: string
  readonly medicine: MedicineKey
  readonly mg: number
  readonly state: PlanState
  readonly startedOn: string
  readonly brokenOffOn: string | null
  readonly stateSince: string
  readonly createdAt: string
}

interface CheckInRow {
  readonly id: string
  readonly planId: string
  readonly openedAt: string
  readonly finishedAt: string | null
  readonly version: number | null
  readonly answers: Answers | null
  readonly orderId: string | null
}

interface SupplyLockRow {
  readonly id: string
  readonly raisedAt: string
  readonly liftedAt: string | null
  readonly liftedBy: string | null
}

export interface SymptomReportRow {
  readonly id: string
  readonly content: SymptomReport | null
  readonly state: ReportState
  readonly reportedAt: string
  readonly settledAt: string | null
  readonly readBy: string | null
  readonly readAt: string | null
}

interface MedicineRequestRow {
  readonly id: string
  readonly medicine: MedicineKey
  readonly wish: string | null
  readonly askedAt: string
  readonly answeredAt: string | null
  readonly answeredBy: string | null
  readonly isAgreed: boolean | null
  readonly words: string | null
  readonly endedAt: string | null
}

export interface LoggedDoseRow {
  readonly id: string
  readonly on: string
  readonly kind: LoggedKind
  readonly content: {
    readonly time: string | null
    readonly medicine: MedicineKey
    readonly mg: number
    readonly site: InjectionSite | null
  } | null
  readonly loggedAt: string
  readonly removedAt: string | null
}

export interface TrackedRow {
  readonly measure: Measure
  readonly on: string
  readonly value: number | null
  readonly loggedAt: string
  readonly source: MeasureSource
}

interface TrackingSettingsRow {
  /** Since when the team sees what is tracked. Null: it does not. */
  readonly sharedSince: string | null
}

export interface VitalsRow {
  readonly id: string
  readonly appointmentId: string | null
  readonly content: Vitals | null
  readonly takenOn: string
  readonly source: VitalsSource
  readonly staffId: string
  readonly at: string
}

export interface BloodReportRow {
  readonly id: string
  /** Its id at the laboratory, which the versions of a report share. Null: it was typed. */
  readonly sourceId: string | null
  readonly takenOn: string
  readonly content: BloodReport | null
  readonly at: string
  readonly reviewedBy: string | null
  readonly reviewedAt: string | null
  /** What the prescriber said to the patient. */
  readonly words: string | null
  /** A newer version took its place. */
  readonly replacedAt: string | null
}

export interface AppointmentRow {
  readonly id: string
  readonly episodeId: string
  readonly clinicianId: string
  readonly service: string
  readonly startsAt: string
  readonly minutes: number
  readonly state: BookingState
  readonly orderId: string | null
  readonly bookedAt: string | null
  readonly cancelledAt: string | null
  readonly calledOffAt: string | null
  readonly createdAt: string
}

interface OutcomeRow {
  readonly id: string
  readonly appointmentId: string
  readonly kind: OutcomeKind
  readonly staffId: string
  readonly content: { readonly words: string | null } | null
  readonly doneAt: string | null
  readonly undoneAt: string | null
  readonly isVoid: boolean
}

interface AppointmentLetterRow {
  readonly appointmentId: string
  readonly staffId: string
  readonly body: string | null
  readonly at: string
}

export interface PaperRow {
  readonly id: string
  readonly appointmentId: string
  readonly staffId: string
  readonly writtenOn: string
  readonly startsOn: string | null
  readonly serial: string | null
  readonly content: PaperContent | null
  readonly replaces: string | null
  readonly at: string
  readonly voidAt: string | null
  readonly withdrawnAt: string | null
}

export interface LetterRow {
  readonly id: string
  readonly kind: LetterKind
  readonly occasion: LetterOccasion
  readonly version: number
  readonly replaces: string | null
  readonly caseId: string | null
  readonly staffId: string | null
  readonly content: Letter | null
  readonly madeAt: string
}

interface ThreadMessageRow {
  readonly id: number
  readonly from: 'patient' | 'team'
  readonly staffId: string | null
  readonly body: { readonly words: string } | null
  readonly at: string
  readonly readAt: string | null
}
