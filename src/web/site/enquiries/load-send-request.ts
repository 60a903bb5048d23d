/** The checks, the bot check and the sending: fetched when somebody begins to write, not with the page. */
export const loadSendRequest = () => import('./send-request.ts')
