import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'

const everyCall: Readonly<Record<number, string>> = {
  400: 'The body is not what the call takes; data.fields names each problem. Nothing was written.',
  403: 'The request came from another site.',
  413: 'The body is larger than this call takes.',
  415: 'The body is not JSON.',
  429: 'Too many requests from this address.',
  503: 'The records are out of reach; Retry-After says when to try again.',
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, target: 'openapi-3.0' }) },
})

const envelopeOf = (call: Call) =>
  z.object({ code: z.literal(200), data: call.reply, message: z.string().describe('For people.') })

const withFiles = ({ withFiles: type }: Call) =>
  type === undefined
    ? {}
    : {
        [type]: {
          schema: {
            type: 'string',
            format: 'binary',
            description: 'The JSON body on one line, a line feed, then the bytes of its files one after the other.',
          },
        },
      }

const operation = (call: Call) => ({
  operationId: call.name,
  summary: call.summary,
  requestBody: { required: true, content: { ...json(call.body, 'input'), ...withFiles(call) } },
  responses: {
    200: { description: 'Done.', content: json(envelopeOf(call), 'output') },
    ...Object.fromEntries(
      Object.entries({ ...call.refusals, ...everyCall }).map(([code, always]) => {
        const own = call.refusals[Number(code)]
        return [code, { description: own && own !== always ? `${always} ${own}` : always }]
      }),
    ),
  },
})

/** The published description of every call, made from the contract. */
export const openApi = (apiPrefix: string) => ({
  openapi: '3.0.3',
  info: { title: `${brand.name} API`, version: '1' },
  paths: Object.fromEntries(
    Object.values(calls).map((call) => [`${apiPrefix}/${call.name}`, { post: operation(call) }]),
  ),
})
