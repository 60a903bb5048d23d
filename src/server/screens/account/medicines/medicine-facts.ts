import { medicineQuestions } from '#content/site/faq-medicines.ts'
import { assessmentFigures } from '#domain/figures/assessment.ts'
import { monitoringLineOf } from '#domain/medicines/additional-monitoring.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'

/** Of no person: the same for everybody who is signed in. */
export const medicineFacts =
  ({ articles }: Services): Handler<'medicine_facts'> =>
  async () => ({
    monitored: medicines.flatMap((medicine) => monitoringLineOf(medicine) ?? []),
    questions: medicineQuestions(assessmentFigures).map(({ id, question, answer }) => ({
      id,
      question,
      answer: JSON.stringify(answer),
    })),
    articles: articles.map(({ id, title, description, readTime, reviewed, reviewedBy, body }) => ({
      id,
      title,
      description,
      readTime,
      reviewed,
      reviewedBy: reviewedBy.name,
      body: JSON.stringify(body),
    })),
  })
