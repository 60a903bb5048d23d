import { weightManagementFaq } from '#content/site/faq.ts'
import { weightFigures } from '#domain/figures/weight.ts'

export const weightFaq = weightManagementFaq(weightFigures)
