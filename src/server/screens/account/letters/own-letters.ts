import { clinicAddress } from '#content/appointments/clinic.ts'
import { appointmentLetterWords, lettersWords } from '#content/letters/my-letters.ts'
import type { ListedLetter } from '#contract/letters/letters.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { withCheckIns } from '#domain/clinical/history-in-check-ins.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { reportedIn } from '#domain/clinical/reported.ts'
import { anaesthetic } from '#domain/intake/medicines-and-conditions/anaesthetic.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { anaesthetistLetter } from '#domain/letters/anaesthetist-letter.ts'
import type { Letter } from '#domain/letters/letter.ts'
import { travelLetter } from '#domain/letters/travel-letter.ts'
import { lettersAfter } from '../../../appointments/letters.ts'
import { sentCheckInsOf } from '../../../clinical/cases/check-ins-of.ts'
import { supplyPeriodsOf } from '../../../clinical/cases/supply-periods-of.ts'
import { lettersOf } from '../../../clinical/letters/letter-rows.ts'
import { listedLetters } from '../../../clinical/letters/listed-letters.ts'
import { prescriptionOf } from '../../../clinical/supply/prescription-of.ts'
import { livePlanOf } from '../../../clinical/treatment/plan-rows.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { addressOf, fullNameOf } from '../../../identity/accounts/person.ts'
import { inCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { newestInstance } from '../../../intake/questionnaires/instances.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'

interface Own {
  readonly listed: ListedLetter
  readonly letter: Letter
  readonly madeAt: Date
}

/** All letters about a patient, newest first: those about their treatment and those after an appointment. */
export async function ownLetters(services: Pick<Services, 'vault'>, orm: Orm, accountId: string): Promise<Own[]> {
  const treated = await listedLetters(orm, services.vault, await lettersOf(orm, accountId))
  const all: Own[] = [
    ...treated.map(({ listed, letter, row: { madeAt } }) => ({ listed, letter, madeAt })),
    ...(await afterAppointments(services, orm, accountId)),
    ...(await beforeAnaesthetic(services, orm, accountId)),
    ...(await forTravel(services, orm, accountId)),
  ]
  return all.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/** A summary after an appointment was stored as one text. In print it gets the layout of every letter. */
async function afterAppointments(services: Pick<Services, 'vault'>, orm: Orm, accountId: string): Promise<Own[]> {
  const written = await lettersAfter(services, orm, accountId)
  const account = written.length === 0 ? null : await accountById(orm, accountId)
  if (!account) return []
  const details = openDetails(services.vault, account)
  const to = { name: fullNameOf(details), lines: addressOf(details) }
  return written.map(({ appointmentId, body, by, at }) => {
    const writtenOn = londonTimeAt(at.getTime()).date
    const { title } = appointmentLetterWords
    const letter: Letter = {
      title,
      writtenOn,
      from: clinicAddress,
      to,
      about: [],
      greeting: '',
      sections: [
        { id: 'body', heading: null, lines: body.split('\n').flatMap((line) => line.trim() || []), isList: false },
      ],
      signed: [by],
      replaces: null,
    }
    const id = { id: appointmentId, kind: 'appointment', version: 1, isReplaced: false, state: 'in account' } as const
    return { listed: { ...id, title, to: to.name, writtenOn }, letter, madeAt: at }
  })
}

/** Rendered again at each read, for as long as an anaesthetic is planned, since it states the current dose. */
async function beforeAnaesthetic(services: Pick<Services, 'vault'>, orm: Orm, accountId: string): Promise<Own[]> {
  const { vault } = services
  const plan = await livePlanOf(orm, accountId)
  if (!plan) return []
  const form = await newestInstance(orm, vault, accountId, medicinesAndConditions)
  const sent = await sentCheckInsOf(orm, vault, accountId)
  const reported = withCheckIns(
    reportedIn(
      medicinesAndConditions,
      form && JSON.parse(inCurrentVersion(medicinesAndConditions, form.version, form.plain)),
    ),
    sent.map(({ answers }) => answers),
  )
  if (reported.chose(anaesthetic, 'yes', 'not_sure') !== 'yes') return []
  const account = await accountById(orm, accountId)
  if (!account) return []
  const details = openDetails(vault, account)
  const covers = await supplyPeriodsOf(orm, accountId)
  const last = sent.at(-1)
  const madeAt = last?.row.finishedAt ?? plan.createdAt
  const letter = anaesthetistLetter({
    writtenOn: londonTimeAt(madeAt.getTime()).date,
    patient: { name: fullNameOf(details), born: details.dob ?? '', address: addressOf(details) },
    medicine: plan.medicine,
    dose: formatDose(plan.mg),
    since: covers[0]?.from ?? londonTimeAt(plan.createdAt.getTime()).date,
    lastDoseOn: last?.reported.lastDoseOn ?? null,
  })
  const listed = {
    id: plan.id,
    kind: 'anaesthetist',
    title: letter.title,
    to: letter.to.name,
    writtenOn: letter.writtenOn,
    version: 1,
    isReplaced: false,
    state: 'in account',
  } as const
  return [{ listed, letter, madeAt }]
}

/** Rendered at each read from the prescription of the pack that was sent last, while the treatment goes on. */
async function forTravel({ vault }: Pick<Services, 'vault'>, orm: Orm, accountId: string): Promise<Own[]> {
  if (!(await livePlanOf(orm, accountId))) return []
  const last = (await supplyPeriodsOf(orm, accountId)).at(-1)
  const prescription = last ? await prescriptionOf(orm, vault, last.caseId) : null
  if (!last || !prescription) return []
  const { patient, dose, quantity, prescriber, reference, date } = prescription.written
  const letter = travelLetter({
    patient: { name: patient.name, born: patient.born, address: [patient.address] },
    medicine: last.medicine,
    dose,
    quantity,
    prescriber,
    reference,
    prescribedOn: londonTimeAt(Date.parse(date)).date,
    sentOn: last.dispatchedOn,
  })
  const listed = {
    id: last.caseId,
    kind: 'travel',
    title: letter.title,
    to: patient.name,
    writtenOn: letter.writtenOn,
    version: 1,
    isReplaced: false,
    state: 'in account',
  } as const
  return [{ listed, letter, madeAt: new Date(last.dispatchedOn) }]
}

export const noSuchLetter = () => new ApiError(404, lettersWords.gone)

export async function ownLetter(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  accountId: string,
  id: string,
): Promise<Own> {
  const found = (await ownLetters(services, orm, accountId)).find(({ listed }) => listed.id === id)
  if (!found) throw noSuchLetter()
  return found
}
