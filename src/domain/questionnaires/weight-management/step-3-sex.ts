import { closed } from './step-ids.ts'

export const sex = closed({ id: 'step-3', progress: 15, question: 'What sex were you assigned at birth?' })
