import type { MyDoses } from '#contract/treatment/dose-log.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { medicineName, medicineOf } from '#domain/medicines/medicines.ts'
import { supplyPeriodInUse } from '#domain/treatment/cover.ts'
import { settledOf, suggestedSite, unloggedDoses } from '#domain/treatment/dose-log.ts'
import { injectionsLeft } from '#domain/treatment/injections.ts'
import { isToInject } from '#domain/treatment/next-step.ts'
import { patientMark } from '../../../clinical/tracking/patient-mark.ts'
import { type DoseEntry, loggedDosesOf } from '../../../clinical/treatment/dose-log/dose-rows.ts'
import { planToday } from '../../../clinical/treatment/plan-now.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'

/** What is shown of an entry, in the account and at the desk. */
export const doseShown = ({ id, on, time, is, mg, site, isConfirmed, loggedAt }: DoseEntry) => ({
  id,
  on,
  time,
  is,
  dose: formatDose(mg),
  site,
  isConfirmed,
  loggedAt: loggedAt.toISOString(),
})

/** As many as the page shows. */
const mostShown = 60

export const myDoses =
  ({ database, vault, now }: Services): Handler<'my_doses'> =>
  ({ account: { id: accountId } }) =>
    database.transaction(async (tx): Promise<MyDoses> => {
      const today = londonTimeAt(now()).date
      const given = { today, whose: patientMark(vault, accountId) }
      const found = await planToday(vault, tx, { accountId, today, eyes: 'own' })
      if (!found) return { ...given, log: null }
      const { plan, covers, step, isOurs, askFirst, doses } = found
      const inUse = supplyPeriodInUse(covers, today)
      const entries = await loggedDosesOf(tx, vault, accountId)
      const { form, schedule } = medicineOf(inUse.medicine)
      const isInjecting = isToInject(step, { ...plan, isOurs, askFirst })
      const [next = null] = isInjecting
        ? injectionsLeft(covers, plan.injectionDay, today, settledOf(doses).settled)
        : []
      const sent = new Set(covers.flatMap(({ medicine, mg }) => (medicine === inUse.medicine ? [mg] : [])))
      return {
        ...given,
        log: {
          medicine: medicineName(inUse.medicine),
          form,
          schedule: schedule.is,
          doses: [...sent].toSorted((one, other) => one - other).map((mg) => ({ mg, dose: formatDose(mg) })),
          mg: inUse.mg,
          injectionDay: plan.injectionDay,
          nextSite: form === 'pre-filled pen' ? suggestedSite(entries) : null,
          next,
          notToTake: isInjecting || plan.state === 'stopped' ? null : step.says,
          unlogged: plan.state === 'active' ? unloggedDoses(doses, entries, today) : [],
          entries: entries.slice(0, mostShown).map(doseShown),
        },
      }
    })
