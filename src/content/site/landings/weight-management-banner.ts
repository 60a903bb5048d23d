export const banner = { question: 'Could it be right for you?', action: 'Take Assessment' } as const
