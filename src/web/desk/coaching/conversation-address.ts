import { pages } from '#contract/pages.ts'

export const conversationAddress = (accountId: string) => `${pages.deskMessages}?with=${accountId}` as const
