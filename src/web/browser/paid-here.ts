import { deviceFlag } from './device-flag.ts'

/** Whether to show the way to the order of this visit. */
export const { note: notePaidHere, useFlag: usePaidHere } = deviceFlag('paid_here')
