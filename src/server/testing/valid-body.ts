import fc from 'fast-check'
import { z } from 'zod'
import type { Call } from '#contract/call.ts'

/** The part of the published description that a body is generated from. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly minItems?: number
  readonly items?: Schema
}

interface Given {
  /** The value of every id field. */
  readonly id: string
  /** The value of a field of this name, in any call. */
  readonly named: Readonly<Record<string, unknown>>
}

const isId = (name: string, { format, anyOf }: Schema): boolean =>
  format === 'uuid' || /id$/i.test(name) || (anyOf?.some((inner) => isId('', inner)) ?? false)

/** Kept, as a test may ask for the bodies of every call for every caller. */
const schemas = new WeakMap<Call['body'], Schema>()

function schemaOf({ body }: Pick<Call, 'body'>): Schema {
  const known = schemas.get(body) ?? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(body, known)
  return known
}

export const takesId = (call: Pick<Call, 'body'>): boolean =>
  Object.entries(schemaOf(call).properties ?? {}).some(([name, schema]) => isId(name, schema))

/** A valid body of a call, with every field, generated from its contract alone. */
export function validBody(call: Pick<Call, 'name' | 'body'>, given: Given): unknown {
  const made = valueFor('body', schemaOf(call), given)
  const { error } = call.body.safeParse(made)
  if (error) throw new Error(`No body can be made for ${call.name}: name what its fields take. ${error.message}`)
  return made
}

function valueFor(name: string, schema: Schema, given: Given): unknown {
  if (name in given.named) return given.named[name]
  if (isId(name, schema)) return given.id
  if (schema.anyOf?.[0]) return valueFor(name, schema.anyOf[0], given)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textFor(schema)
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'array':
      return schema.minItems && schema.items ? [valueFor('', schema.items, given)] : []
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, valueFor(field, inner, given)]),
      )
  }
}

function textFor({ pattern, format, minLength = 1 }: Schema): string {
  // The pattern of a day knows no years.
  if (format === 'date') return '2026-03-18'
  if (pattern === undefined) return 'x'.repeat(minLength)
  const [sampled = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })
  return sampled
}
