import { deviceFlag } from './device-flag.ts'

/** Which of two links to show. The session itself is a cookie no script can read. */
export const { note: noteSignedIn, useFlag: useSignedIn } = deviceFlag('signed_in')
