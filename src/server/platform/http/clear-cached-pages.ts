import type { FastifyReply } from 'fastify'

/**
 * Makes the browser clear its cache of this site at sign-out, including pages to go back to. Not its storage: that also
 * holds answers of guests who never signed in, and the page removes the signed-out patient's part itself (decision
 * 132).
 */
export const clearCachedPages = (reply: FastifyReply): FastifyReply => reply.header('clear-site-data', '"cache"')
