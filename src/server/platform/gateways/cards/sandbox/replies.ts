import { randomBytes } from 'node:crypto'

export interface Reply {
  readonly status: number
  readonly body: object
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const errorReply = (status: number, error: object): Reply => ({ status, body: { error } })
