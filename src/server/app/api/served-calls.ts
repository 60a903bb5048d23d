import { type Calls, calls } from '#contract/calls.ts'
import type { Config } from '../../platform/config/config.ts'

/** The calls of the contract that exist in this installation. */
export const servedCalls = ({ isDemo }: Pick<Config, 'isDemo'>): readonly Calls[keyof Calls][] =>
  Object.values(calls).filter(({ when }) => isDemo || when !== 'demo')
