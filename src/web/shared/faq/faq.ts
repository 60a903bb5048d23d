import { faqPage } from '#content/site/faq.ts'
import { adhdFigures } from '#domain/figures/adhd.ts'
import { weightFigures } from '#domain/figures/weight.ts'

/** All the questions people ask, with our figures in the answers. */
export const faq = faqPage(weightFigures, adhdFigures)
