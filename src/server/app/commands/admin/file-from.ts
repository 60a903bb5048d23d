import { resolve } from 'node:path'

/** npm runs commands in the package folder; a file is meant from where the person stands. */
export const fileFrom = (file: string): string => resolve(process.env.INIT_CWD ?? '', file)
