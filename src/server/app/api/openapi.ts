import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Call } from '#contract/call.ts'
import type { Services } from '../../platform/services.ts'
import { authRefusals, securityOf, securitySchemes } from './openapi-auth.ts'
import { otherPaths } from './openapi-routes.ts'
import { servedCalls } from './served-calls.ts'

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
  security: securityOf(call),
  requestBody: { required: true, content: { ...json(call.body, 'input'), ...withFiles(call) } },
  responses: {
    200: { description: 'Done.', content: json(envelopeOf(call), 'output') },
    ...refusalsOf(call),
  },
})

/** Errors of the call itself, of its auth, and of every call; ambiguous ones are explained. */
function refusalsOf(call: Call) {
  const described = [everyCall, authRefusals(call), call.refusals]
  const codes = new Set(described.flatMap(Object.keys))
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      { description: described.flatMap((refusals) => refusals[Number(code)] ?? []).join(' ') },
    ]),
  )
}

/**
 * The published description of everything that is served but the pages: the calls as the contract has them. Writing it
 * takes a third of a second, so other requests are served between one call and the next.
 */
export async function openApi(services: Pick<Services, 'config' | 'cards' | 'identity'>) {
  const paths: Record<string, object> = {}
  for (const call of servedCalls(services.config)) {
    paths[`${services.config.apiPrefix}/${call.name}`] = { post: operation(call) }
    await setImmediate()
  }
  return {
    openapi: '3.0.3',
    info: { title: `${brand.name} API`, version: '1' },
    paths: { ...paths, ...otherPaths(services) },
    components: { securitySchemes: securitySchemes(services.config.isProduction) },
  }
}
