import { weightManagementFaq } from '#content/faq.ts'
import { weightFigures } from '#domain/figures/weight.ts'

export const weightFaq = weightManagementFaq(weightFigures)
