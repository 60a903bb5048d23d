export { endedOwner } from '../questionnaires/ended-answers.ts'
