import { pages } from '#contract/pages.ts'

export const personAddress = (accountId: string) => `${pages.deskPerson}?id=${accountId}` as const
