import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { carriedForward } from '#domain/intake/engine/versions.ts'
import { type FlowName, flows } from '#domain/intake/flows.ts'

/** Stored answers, as JSON, in the words of today's questionnaire. Answers without an equivalent today are dropped. */
export const inCurrentVersion = (flow: AnyFlow, version: number, plain: string): string =>
  version === flow.version ? plain : JSON.stringify(carriedForward(flow, version, JSON.parse(plain)))

/** The same by the name of the questionnaire. */
export const plainInCurrentVersion = (questionnaire: FlowName, version: number, plain: string): string =>
  inCurrentVersion(flows[questionnaire], version, plain)
