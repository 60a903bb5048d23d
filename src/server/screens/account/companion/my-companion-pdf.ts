import type { FastifyInstance } from 'fastify'
import { clinicAddress } from '#content/appointments/clinic.ts'
import { brand } from '#content/brand.ts'
import { companionWords as words } from '#content/companion/companion.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type CompanionWeek, noteScales, summaryOf } from '#domain/companion/companion.ts'
import type { LetterSection } from '#domain/letters/letter.ts'
import { companionOf, companionWeeksOf } from '../../../clinical/companion/companion-rows.ts'
import { sendPdf } from '../../../clinical/letters/send-pdf.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import { ownDownload } from '../../../identity/sessions/own-download.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'

const gone = () => new ApiError(404, words.none)

/** What a patient wrote in their companion, as a PDF for themselves. */
export function myCompanionPdf(app: FastifyInstance, services: Services): void {
  ownDownload(app, services, {
    name: 'my_companion_pdf',
    perMinute: 30,
    gone,
    async send(reply, accountId, id) {
      const { vault, now } = services
      const { companion, weeks, name } = await services.database.run(async (orm) => {
        const companion = await companionOf(orm, accountId)
        // The assessment names it, so that a link of one person opens nothing of another.
        if (companion?.appointmentId !== id) throw gone()
        const account = await accountById(orm, accountId)
        const name = account ? fullNameOf(openDetails(vault, account)) : ''
        return { companion, weeks: await companionWeeksOf(orm, vault, accountId), name }
      })
      const today = londonTimeAt(now()).date
      return sendPdf(reply, {
        letter: {
          title: words.pdf.title,
          writtenOn: today,
          from: clinicAddress,
          to: { name, lines: [] },
          about: [words.pdf.about(formatDate(companion.from), formatDate(companion.until))],
          greeting: words.pdf.greeting,
          sections: [overview(weeks), ...weeks.toReversed().map(written)],
          signed: [brand.name],
          replaces: null,
        },
        version: 1,
        isReplaced: false,
        isCancelled: false,
        madeAt: new Date(`${today}T00:00:00Z`),
      })
    },
  })
}

const section = (heading: string, lines: readonly string[]): LetterSection => ({
  id: 'body',
  heading,
  lines,
  isList: true,
})

function overview(weeks: readonly CompanionWeek[]): LetterSection {
  const { done, noted, course } = summaryOf(weeks)
  const changes = noteScales.flatMap((scale) => {
    const change = course[scale]
    return change
      ? [words.summary.course(words.note.scales[scale].label, String(change.first), String(change.last))]
      : []
  })
  return section(words.pdf.overview, [words.summary.counts(done, noted), ...changes])
}

function written({ week, things, note }: CompanionWeek): LetterSection {
  const answers = note
    ? noteScales.flatMap((scale) => {
        const value = note.scales[scale]
        const { label, ends } = words.note.scales[scale]
        return value === null ? [] : [`${label}: ${(ends[value] as string).toLowerCase()}`]
      })
    : []
  const vitals = note?.vitals
  return section(words.week.of(formatDate(week)), [
    ...things.map((thing) => `${thing.isDone ? words.pdf.done : words.pdf.notDone}: ${thing.words}`),
    ...answers,
    ...(vitals ? [words.note.bloodPressure(vitals.systolic, vitals.diastolic, vitals.pulse)] : []),
    ...(note?.weightKg ? [words.note.weight(note.weightKg)] : []),
    ...(note && note.words !== '' ? [note.words] : []),
  ])
}
