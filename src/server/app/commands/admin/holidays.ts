import { and, eq, gte, lt } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import { type ClinicClosure, holidaysBetween } from '#domain/calendar/bank-holidays.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { deleteClosure, saveClosure } from '../../../appointments/edit-holidays.ts'
import { nation } from '../../../appointments/schedule.ts'
import { appointments } from '../../../appointments/tables.ts'
import { command, NotDone, type Place } from './command.ts'
import { inColumns } from './in-columns.ts'

const dayOption = { kind: 'day', words: 'the day', isNeeded: true } as const

const ownDays = ({ services: { database } }: Place) => database.run((orm) => clinicClosures(orm))

async function bookedOn({ services: { database } }: Place, date: string): Promise<string[]> {
  const startOf = (day: string) => new Date(instantAt({ date: day, time: '00:00' }))
  const found = await database.run((orm) =>
    orm
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.state, 'booked'),
          gte(appointments.startsAt, startOf(date)),
          lt(appointments.startsAt, startOf(addDays(date, 1))),
        ),
      ),
  )
  return found.map(({ id }) => id)
}

const listHolidays = command({
  name: 'holidays list',
  words: 'Lists the closed days of a year: bank holidays of England and Wales, and days we closed or opened ourselves.',
  example: 'holidays list --year 2026',
  changes: false,
  options: { year: { kind: 'year', words: 'the year; this year if left out' } },
  async run(place, { year = londonTimeAt(place.services.now()).date.slice(0, 4) }) {
    const own = (await ownDays(place)).filter(({ date }) => date.startsWith(year))
    const closed = holidaysBetween(nation, { from: `${year}-01-01`, to: `${year}-12-31` }, own)
    const days = [
      ...closed.map(({ date, name }) => ({
        date,
        name,
        is: own.some((one) => one.date === date) ? ('closed by us' as const) : ('bank holiday' as const),
      })),
      ...own.filter(({ isClosed }) => !isClosed).map(({ date, name }) => ({ date, name, is: 'opened by us' as const })),
    ].toSorted((one, other) => one.date.localeCompare(other.date))
    return { lines: inColumns(days.map(({ date, name, is }) => [date, is, name])), data: days }
  },
})

const addHoliday = command({
  name: 'holidays add',
  words: 'Closes a day, or with --open opens a bank holiday. Appointments already booked stay booked.',
  example: 'holidays add --date 2026-12-24 --name "Christmas Eve" --yes --reason "Agreed with the team"',
  changes: true,
  options: {
    date: dayOption,
    name: { kind: 'text', words: 'what the day is called', isNeeded: true },
    open: { kind: 'flag', words: 'opens the day for booking, although it is a bank holiday' },
  },
  async plan(place, { date, name, open: isOpen }) {
    const { database } = place.services
    if ((await ownDays(place)).some((one) => one.date === date))
      throw new NotDone(`${date} already has an entry. Remove it first: holidays remove --date ${date}`)
    const said: ClinicClosure = { date, name: name.trim(), isClosed: !isOpen }
    const booked = isOpen ? [] : await bookedOn(place, date)
    return {
      subject: date,
      lines: [
        `${date} (${said.name}) would be ${isOpen ? 'open' : 'closed'}.`,
        ...(booked.length > 0
          ? [`${booked.length} booked that day. This does not cancel them:`, ...booked.map((id) => `  ${id}`)]
          : []),
      ],
      execute: async () => {
        if (!(await database.run((orm) => saveClosure(orm, said))))
          throw new NotDone(`Another command has just changed ${date}.`)
        return [`${date} is ${isOpen ? 'open' : 'closed'}.`]
      },
    }
  },
})

const removeHoliday = command({
  name: 'holidays remove',
  words: 'Removes the entry for a day: the bank holidays apply to it again.',
  example: 'holidays remove --date 2026-12-24 --yes --reason "The clinic is open after all"',
  changes: true,
  options: { date: dayOption },
  async plan(place, { date }) {
    const said = (await ownDays(place)).find((one) => one.date === date)
    if (!said) throw new NotDone(`${date} has no entry.`)
    return {
      subject: date,
      lines: [
        `${date} (${said.name}) is ${said.isClosed ? 'closed' : 'open'}. The entry would be removed, and the bank holidays would apply again.`,
      ],
      execute: async () => {
        await place.services.database.run((orm) => deleteClosure(orm, date))
        return [`The entry for ${date} is removed.`]
      },
    }
  },
})

export const holidays = [listHolidays, addHoliday, removeHoliday]
