import { hash, randomBytes } from 'node:crypto'

const tokenBytes = 32
const shape = /^[\w-]{43}$/

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** The database stores this and never the token: a copy of the table opens no guest session. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

export const isToken = (value: string | undefined): value is string => value !== undefined && shape.test(value)
