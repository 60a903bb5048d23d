/** The checks, the bot check and the sending: fetched when the first field is filled in, not with the page. */
export const loadSendRequest = () => import('./send-request.ts')
