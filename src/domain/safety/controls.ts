import type { Control } from './control.ts'
import { adhdControls } from './controls/adhd.ts'
import { bloodTestControls } from './controls/blood-tests.ts'
import { careControls } from './controls/care.ts'
import { decisionControls } from './controls/decisions.ts'
import { doseControls } from './controls/doses.ts'
import { type FlagControlId, flagControls } from './controls/flags.ts'
import { procedures } from './controls/procedures.ts'
import { softwareControls } from './controls/software.ts'
import { supplyControls } from './controls/supply.ts'

const written = {
  ...doseControls,
  ...decisionControls,
  ...supplyControls,
  ...careControls,
  ...bloodTestControls,
  ...adhdControls,
  ...softwareControls,
  ...procedures,
} as const satisfies Readonly<Record<string, Control>>

export type ControlId = keyof typeof written | FlagControlId

/** Every control that a hazard may name. */
export const controls: Readonly<Record<ControlId, Control>> = { ...written, ...flagControls }
