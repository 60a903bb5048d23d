import type { Reply } from './connection.ts'

/** One client: what it sends next, and whether the reply is right. */
export interface Caller {
  request(): string
  accepts(reply: Reply): boolean
}

export const isOk = ({ head }: Reply): boolean => head.startsWith('HTTP/1.1 200 ')
