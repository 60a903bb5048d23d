import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'

const sample = '0B0F2C1E-0D0A-4A7E-9A52-1F8F3D3F5A10'

/** Ids made by other companies, which are case-sensitive. */
const foreign = new Set(['paymentIntentId', 'passkeyId'])

interface Field {
  readonly name: string
  readonly schema: z.core.$ZodType
}

/** Every field of a schema, however nested, with the names that lead to it. */
function fieldsOf(schema: z.core.$ZodType, name: string): Field[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> }
  const inner: [string, unknown][] = [
    ...Object.entries((def.shape as object | undefined) ?? {}).map(
      ([key, value]) => [`${name}.${key}`, value] as [string, unknown],
    ),
    ...((def.options as unknown[] | undefined) ?? []).map((option) => [name, option] as [string, unknown]),
    ...['innerType', 'element', 'valueType', 'in', 'out'].map((key) => [name, def[key]] as [string, unknown]),
  ]
  const deeper = inner.filter((pair): pair is [string, z.core.$ZodType] => pair[1] instanceof z.core.$ZodType)
  return [{ name, schema }, ...deeper.flatMap(([path, part]) => fieldsOf(part, path))]
}

const formatOf = ({ schema }: Field) => (schema._zod as unknown as { def: { format?: string } }).def.format
const lastName = ({ name }: Field) => name.split('.').at(-1) ?? ''
const accepted = ({ schema }: Field) => z.safeParse(schema, sample)

const bodies = Object.values(calls).flatMap(({ name, body }) => fieldsOf(body, name))
const replies = Object.values(calls).flatMap(({ name, reply }) => fieldsOf(reply, name))

it('B-1 R-2 every id in every call is brought to lower case, in one place', () => {
  const ids = [...bodies, ...replies].filter((field) => ['uuid', 'guid'].includes(formatOf(field) ?? ''))
  expect(ids.length).toBeGreaterThan(6)
  const raw = ids.filter((field) => accepted(field).data !== sample.toLowerCase())
  expect(raw.map(({ name }) => name)).toEqual([])
})

it('B-1 R-2 so is every other field with the name of an id', () => {
  const named = bodies.filter((field) => /^id$|Id$/.test(lastName(field)) && !foreign.has(lastName(field)))
  expect(named.length).toBeGreaterThan(6)
  const raw = named.filter((field) => accepted(field).success && accepted(field).data !== sample.toLowerCase())
  expect(raw.map(({ name }) => name)).toEqual([])
})

it('every day in every body is one that calendars can reckon with', () => {
  const days = bodies.filter((field) => formatOf(field) === 'date' && z.safeParse(field.schema, '2026-03-29').success)
  expect(days.length).toBeGreaterThan(20)
  const far = days.filter(({ schema }) =>
    ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].some((day) => z.safeParse(schema, day).success),
  )
  expect(far.map(({ name }) => name)).toEqual([])
})
