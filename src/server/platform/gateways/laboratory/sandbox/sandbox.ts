import { asc } from 'drizzle-orm'
import type { SampleOf } from '#domain/blood-tests/results.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Services } from '../../../services.ts'
import type { Laboratory, LaboratoryMessage } from '../laboratory.ts'
import { readReports } from '../read-reports.ts'
import { type SampleCourse, sampleBundle } from './sample-bundle.ts'
import { sandboxBloodKits } from './tables.ts'

/** How a sample goes, by the last digit before the check digit of its kit. */
const courses: Readonly<Record<string, SampleCourse>> = {
  '5': 'outside',
  '6': 'haemolysed',
  '7': 'critical',
  '8': 'other person',
  '9': 'late',
  '4': 'unusable',
}

const courseOf = (code: string): SampleCourse => courses[code.replaceAll('-', '').charAt(8)] ?? 'within'

/** From the registration of a kit until its sample is there, and until its results are. */
const receivedMs = minuteMs
const resultMs = 3 * minuteMs

const ownerOf = (code: string) => `sandbox blood kit/${code}`

/** The stand-in for a laboratory: it makes up what a sample could hold, in the same FHIR as a real one. */
export function sandboxLaboratory({ database, vault, now }: Pick<Services, 'database' | 'vault' | 'now'>): Laboratory {
  return {
    provider: 'sandbox',
    async register({ code, person }) {
      const sealed = vault.seal(JSON.stringify(person), ownerOf(code))
      const row = { code, person: sealed, registeredAt: new Date(now()) }
      await database.run((orm) => orm.insert(sandboxBloodKits).values(row).onConflictDoNothing())
    },
    async messagesSince(since) {
      const rows = await database.run((orm) =>
        orm.select().from(sandboxBloodKits).orderBy(asc(sandboxBloodKits.registeredAt)),
      )
      const found = rows.flatMap(({ code, person, registeredAt }): LaboratoryMessage[] => {
        const whose = JSON.parse(vault.open(person, ownerOf(code))) as SampleOf
        const course = courseOf(code)
        const moments = [
          { at: registeredAt.getTime() + receivedMs, isResult: false },
          { at: registeredAt.getTime() + resultMs, isResult: true },
        ].filter(({ at, isResult }) => at <= now() && at >= since.getTime() && !(isResult && course === 'late'))
        return moments.flatMap(({ at, isResult }) => {
          const bundle = sampleBundle({ code, person: whose, course, at: new Date(at), isResult })
          return readReports(bundle)?.messages ?? []
        })
      })
      return found.toSorted((one, other) => one.at.localeCompare(other.at))
    },
  }
}
