import { z } from 'zod'
import { laboratoryMarks, unreadReasons } from '#domain/blood-tests/results.ts'
import { bloodTestKeys } from '#domain/blood-tests/tests.ts'
import { calendarDay, text } from '../call.ts'

const measured = z.number().min(0).max(100_000)

const bloodResult = z.strictObject({
  test: z.enum(bloodTestKeys),
  value: measured.nullable().describe('Null: it is not read, for the reason in unread.'),
  than: z.enum(['<', '>']).nullable(),
  low: measured.nullable().describe('The laboratory’s own range. Null: it gives none on this side.'),
  high: measured.nullable(),
  mark: z.enum(laboratoryMarks).nullable().describe('As the laboratory marks the value.'),
  unread: z.enum(unreadReasons).nullable(),
})

export const bloodReport = z.strictObject({
  laboratory: text(120),
  takenOn: calendarDay(),
  results: z.array(bloodResult).max(bloodTestKeys.length).readonly(),
})
