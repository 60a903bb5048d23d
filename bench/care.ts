import { casePainted } from './measures/case-painted.ts'
import { plansDueOnOneDay } from './measures/plans-due.ts'
import { remindersDueInOneHour } from './measures/reminders-due.ts'
import { weightPage } from './measures/weight-page.ts'
import { openPlace, openPostgres } from './processes/place.ts'
import { describeMachine } from './report/machine.ts'
import { part, runBench } from './report/run-bench.ts'

await runBench('care', async () => {
  await using place = await openPlace()
  const { machine, due } = await measureDue()
  return {
    machine,
    figures: [
      ...due,
      ...(await part('The weight page', () => weightPage(place.dataDir))),
      ...(await part('The next case', () => casePainted(place.dataDir))),
    ],
  }

  async function measureDue() {
    await using postgres = await openPostgres(place.dataDir)
    const machine = await describeMachine(postgres.url)
    const due = await part('Check-ins due on one day', () => plansDueOnOneDay(postgres.url, place.dataDir))
    const reminders = await part('Reminders due in one hour', () => remindersDueInOneHour(postgres.url, place.dataDir))
    return { machine, due: [...due, ...reminders] }
  }
})
