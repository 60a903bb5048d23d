import { showThenFocus } from '../../shell/keys.ts'

/** Of an answer on the page, where a flag leads. No step belongs to two questionnaires. */
export const answerId = (step: string): string => `answer-${step}`

/** Shows the answers, opens what is folded over this one, and puts focus on it, which also highlights it. */
export function showAnswer(showAnswers: () => void, step: string): void {
  const id = answerId(step)
  showThenFocus(showAnswers, id)
  const answer = document.getElementById(id)
  const folded = answer?.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  answer?.focus()
}
