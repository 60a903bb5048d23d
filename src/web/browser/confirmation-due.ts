import { deviceFlag } from './device-flag.ts'

/** Whether the home page asks the server for a confirmation. Nobody else's home page asks for anything. */
export const { note: noteConfirmationDue, useFlag: useConfirmationDue } = deviceFlag('payment_confirmation')
