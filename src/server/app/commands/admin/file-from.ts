import { resolve } from 'node:path'

/** npm runs commands in the package folder; the path is relative to the operator's own. */
export const fileFrom = (file: string): string => resolve(process.env.INIT_CWD ?? '', file)
