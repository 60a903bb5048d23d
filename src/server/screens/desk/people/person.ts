import { mayOpenCase } from '#domain/safeguarding/who-may-open.ts'
import { appointmentsOf } from '../../../appointments/appointments-of.ts'
import { lettersAfter } from '../../../appointments/letters.ts'
import { vitalsView } from '../../../appointments/paper/vitals.ts'
import { checksOf } from '../../../clinical/cases/evidence-rows.ts'
import { evidenceIn } from '../../../clinical/cases/read-evidence.ts'
import { sharedCompanion } from '../../../clinical/companion/companion-rows.ts'
import { historyView } from '../../../clinical/history/history-view.ts'
import { flagsOf } from '../../../clinical/treatment/flag-rows.ts'
import { reportViews } from '../../../clinical/treatment/read-report.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { contactOf, unprovenPhone } from '../../../identity/accounts/contact-changes.ts'
import { addressOf, fullNameOf, noSuchPerson } from '../../../identity/accounts/person.ts'
import type { Handler } from '../../../identity/handler.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Services } from '../../../platform/services.ts'
import { deskRestrictionView } from '../../../privacy/restriction/restriction-views.ts'
import { bloodSummaryShown } from '../blood-tests/blood-summary.ts'
import { evidenceView } from '../cases/case-evidence.ts'
import { filesOf, notesOf } from '../cases/case-parts.ts'
import { deskLettersOf } from '../letters/letter-views.ts'
import { deskPapersOf } from '../supply/post/desk-paper-views.ts'
import { planShown } from '../treatment/plan-shown.ts'
import { erasedOf } from './erased-of.ts'
import { casesOf } from './person-cases.ts'
import { contactChangeViews, ordersOf, requestsOf } from './person-parts.ts'
import { scaleViewsOf } from './person-scales.ts'

/** In one transaction with its access-log entry, which says how much was shown. */
export const deskPerson =
  (services: Services): Handler<'desk_person'> =>
  async ({ body: { id }, staff }) => {
    const { database, vault } = services
    const seesRecord = staff.capabilities.has('see-record')
    return database.transaction(async (tx) => {
      const now = services.now()
      const account = await accountById(tx, id)
      if (!account) throw noSuchPerson()
      const what = seesRecord ? 'record' : 'contact details'
      await recordAccess(tx, { staffId: staff.id, accountId: id, what, why: 'search' }, now)
      const details = openDetails(vault, account)
      const checks = await checksOf(tx, vault, id)
      const cases = await casesOf(tx, id)
      const booked = await appointmentsOf(services, tx, id, now)
      return {
        accountId: id,
        name: fullNameOf(details),
        born: seesRecord ? details.dob || null : null,
        email: details.email || null,
        isEmailProven: account.emailProvenAt !== null,
        mobile: details.mobile || null,
        address: addressOf(details),
        isPhoneUnproven: (await unprovenPhone(vault, tx, id)) !== null,
        contact: contactOf(details),
        contactChanges: await contactChangeViews(services, tx, id),
        since: account.createdAt.toISOString(),
        isVerified: evidenceIn(checks).identity?.is === 'verified',
        erased: await erasedOf(tx, id),
        restriction: await deskRestrictionView(services, tx, id, { seesRecord }),
        orders: await ordersOf(tx, id, seesRecord),
        // A safeguarding concern is not for staff who only help with orders.
        cases: cases.filter(({ kind }) => seesRecord || kind === 'order'),
        appointments: booked.map(({ id: appointmentId, startsAt, clinician, reference, state }) => ({
          id: appointmentId,
          startsAt,
          with: clinician.name,
          reference,
          state,
        })),
        requests: await requestsOf(tx, id),
        scale: await scaleViewsOf(services, tx, id),
        letters: await deskLettersOf(services, tx, id, seesRecord),
        appointmentLetters: (await lettersAfter(services, tx, id))
          .map(({ appointmentId, by, at }) => ({ appointmentId, by, at: at.toISOString() }))
          .toSorted((one, other) => other.at.localeCompare(one.at)),
        clinical: seesRecord ? await clinicalParts() : null,
      }

      async function clinicalParts() {
        const notes = []
        for (const { id: caseId } of cases.filter((one) => mayOpenCase(one, staff.capabilities)))
          notes.push(...(await notesOf(services, tx, caseId)).map((note) => ({ ...note, caseId })))
        return {
          plan: await planShown(services, tx, {
            accountId: id,
            evidence: evidenceIn(checks),
            sex: details.gender ?? null,
            mayChange: staff.capabilities.has('decide-cases'),
          }),
          history: await historyView(services, tx, id, staff),
          raised: await flagsOf(services, tx, { accountId: id }),
          papers: await deskPapersOf(services, tx, id),
          vitals: await vitalsView(services, tx, id),
          ...(await bloodSummaryShown(services, tx, id)),
          companion: await sharedCompanion(tx, services.vault, id),
          reports: await reportViews(services, tx, id),
          evidence: await evidenceView(services, tx, checks),
          files: await filesOf(services, tx, id),
          notes: notes.toSorted((a, b) => b.at.localeCompare(a.at)),
        }
      }
    })
  }
